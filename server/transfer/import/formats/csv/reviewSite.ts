import { plainHead } from './headNames.ts';

type Site = { name: string; word: RegExp; heads?: readonly string[] };

/** Sites that export reviews: the word that names them, and heads that no other export has. */
const sites: readonly Site[] = [
  {
    name: 'Trustpilot',
    word: /trust ?pilot/i,
    heads: [
      'review stars',
      'review username',
      'review user id',
      'webshop name',
      'business unit id',
      'source of review',
    ],
  },
  {
    name: 'Google',
    word: /google|\bgmb\b|takeout/i,
    heads: ['reviewer display name', 'review reply comment', 'create time', 'createtime'],
  },
  { name: 'Facebook', word: /facebook/i, heads: ['recommendation type'] },
  { name: 'Clutch', word: /\bclutch\b/i },
  { name: 'Yelp', word: /\byelp\b/i },
  { name: 'Tripadvisor', word: /trip ?advisor/i },
  { name: 'G2', word: /\bg2\b/i },
  { name: 'Capterra', word: /capterra/i },
  { name: 'GoodFirms', word: /good ?firms/i },
  { name: 'ProvenExpert', word: /proven ?expert/i },
  { name: 'Justdial', word: /just ?dial/i },
  { name: 'LinkedIn', word: /linked ?in/i },
];

/** Heads of a column that names the site of each review. */
const siteHeads = [
  'platform',
  'site',
  'review site',
  'review platform',
  'source',
  'review source',
  'network',
  'channel',
];
const UNKNOWN = 'Online review';

/** What such a review does not have, and the form for reviews wants: the site that it comes from, as its company. */
export function reviewDefaults(
  heads: readonly string[],
  cells: readonly string[][],
  fileName: string,
): Record<string, string> {
  const plain = heads.map(plainHead);
  const values = plain.flatMap((head, index) =>
    siteHeads.includes(head) ? [...new Set(cells.map((row) => row[index]?.trim() ?? '').filter(Boolean))] : [],
  );
  const named = values.length > 0 ? sites.filter(({ word }) => values.every((value) => word.test(value))) : [];
  const site = named[0] ?? (values.length > 1 ? undefined : siteOf(plain, fileName.replace(/[_-]/g, ' ')));
  return { companyName: site?.name ?? UNKNOWN, position: 'Reviewer' };
}

const siteOf = (plain: readonly string[], fileName: string): Site | undefined =>
  sites.find(({ heads = [] }) => heads.some((head) => plain.includes(head))) ??
  sites.find(({ word }) => word.test(fileName) || plain.some((head) => word.test(head)));
