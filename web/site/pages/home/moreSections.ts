import { screen } from '#web/shared/app/screen.tsx';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import type { HomeWork } from './more/publicDocuments.ts';

/** The sections that are off at first, in a chunk of their own. */
const load = () => import('./more/MoreSection.tsx');
export const moreSection = screen(() => load().then((module) => module.MoreSection));

const further = /^(?!(services|weeks|reviews|closing)$)./m;

/** Loads the code of these sections, which the server draws at once, and the projects. */
export async function loadMore(sections: string, fetchQuery: LoaderArgs['fetchQuery']): Promise<HomeWork> {
  if (!further.test(sections)) return [];
  await moreSection.preload();
  return (await load()).loadWork(sections, fetchQuery);
}
