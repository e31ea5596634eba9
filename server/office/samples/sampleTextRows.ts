import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type EntryList, entriesOf, entryLists, textsOfEntries } from '#schema/pageTexts/entryLists.ts';
import { sampleStrings } from '#schema/siteState.ts';
import { sampleHomeTexts } from '#server/content/pageText/samples.ts';
import { pageFacts } from '#server/content/pageText/sitePages.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { SampleRow } from './sampleRows.ts';

const { changed } = sampleStrings;

const sampleLists = [entryLists.clients, entryLists.people] as const;
const sampleEntries = sampleLists.map((list) => entriesOf(list, sampleHomeTexts).map(({ texts }) => texts));

/** The clients, the people and the sections of the home page, each with an id of its own. Other texts are never samples. */
export async function sampleTextRows(executor: Executor): Promise<SampleRow[]> {
  const texts = await homeTexts(executor);
  const home = pageFacts.home.title;
  const entries = sampleLists.flatMap((list, index) => entryRows(list, sampleEntries[index] ?? [], texts));
  const samples = entries.filter(({ isSample }) => isSample);
  if (texts.sections !== sampleHomeTexts.sections) return samples;
  // Somebody's own clients and people would not be shown without their sections.
  const keptFor = entries.every((entry) => entry.isSample && entry.keptFor === null) ? null : changed;
  return [...samples, { id: 'sections', name: home, keptFor }];
}

/** Compares entries by name, because their order can change. */
const entryRows = (list: EntryList, samples: string[][], texts: Readonly<Record<string, string>>) =>
  entriesOf(list, texts).map((entry) => {
    const sample = samples.find(([name]) => name === entry.texts[0]);
    const keptFor = isDeepStrictEqual(entry.texts, sample) ? null : changed;
    return {
      ...{ id: `${list.name}${entry.number}`, name: `${pageFacts.home.title}: ${entry.texts[0]}`, keptFor },
      isSample: sample !== undefined,
    };
  });

async function homeTexts(executor: Executor): Promise<Record<string, string>> {
  const [row] = await executor.select().from(pageTexts).where(eq(pageTexts.page, 'home'));
  return row?.texts ?? {};
}

/** @returns the texts of the home page that remove samples of these ids; null restores the original */
export async function textsWithoutSamples(
  executor: Executor,
  ids: readonly string[],
): Promise<Record<string, string | null>> {
  const texts = await homeTexts(executor);
  const lists = sampleLists.map((list) => {
    const left = entriesOf(list, texts).filter(({ number }) => !ids.includes(`${list.name}${number}`));
    return textsOfEntries(
      list,
      left.map((entry) => entry.texts),
    );
  });
  return Object.assign({}, ...lists, ids.includes('sections') ? { sections: null } : {});
}
