/** What is known of each file with long tests, from the last run of all of them. */
export type LongRecord = Partial<Record<string, { seconds: number; failures: number }>>;

/** Folders whose tests have another name; the others have the name of their module. */
const otherNames: Partial<Record<string, string[]>> = {
  build: ['start'],
  edit: ['blog', 'portfolio'],
  jobs: ['start', 'processes'],
  kind: ['blog', 'portfolio'],
  manage: ['blog', 'portfolio'],
  office: ['clicks'],
  operation: ['audit', 'webhook', 'redirect'],
  people: ['user', 'account', 'apiToken'],
  programs: ['start'],
  shared: ['screens', 'pages'],
  source: ['affiliate'],
};

const namesIn = (path: string) => path.replace(/\.[^/]*$/, '').split('/');

export const modulesOf = (changedFiles: string[]): Set<string> =>
  new Set(changedFiles.flatMap(namesIn).flatMap((name) => [name, ...(otherNames[name] ?? [])]));

/** @returns the module of a test file, or its group when it stands in no module */
export const moduleOf = (testFile: string): string => {
  const [, group = '', module = ''] = testFile.split('/');
  return module.includes('.') ? group : module;
};

/** Seconds of a file that would take the time of many others, such as a random walk. */
const VERY_LONG_S = 240;

const rankOf = ({ failures, seconds } = { failures: 0, seconds: 0 }) => ({
  failures,
  seconds: seconds > VERY_LONG_S ? -1 : seconds,
});

/** Files that have failed come first, then the longest; last those without a record, and those that are very long. */
export const byRecord =
  (record: LongRecord) =>
  (left: string, right: string): number => {
    const [one, other] = [rankOf(record[left]), rankOf(record[right])];
    return other.failures - one.failures || other.seconds - one.seconds;
  };
