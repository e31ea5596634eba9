import { eq, sql } from 'drizzle-orm';
import type { Site } from '#schema/site.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { vectorUrl } from '#server/platform/storage/picture/pictures.ts';
import { smallUrlOf } from '#server/platform/storage/picture/read.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { withValues } from './merge.ts';
import { withDrawings } from './networks.ts';
import { type SitePlace, sitePictures, siteSettings, siteStates } from './table.ts';

/** Where an SVG is shown as it is; small icons and cards are drawn from pixels. */
const vectorPlaces: readonly SitePlace[] = ['logo', 'darkLogo'];

type Parts = Pick<Services, 'settings' | 'siteFile'> & { db: Executor };

export async function readSite({ db, settings, siteFile }: Parts): Promise<Site> {
  const { isLaunched, openingText, samplesRemovedAt, allowsApps } = siteStates;
  // Each table has at most one row.
  const [stored] = await db
    .select({ values: siteSettings.values, isLaunched, openingText, samplesRemovedAt, allowsApps })
    .from(siteSettings)
    .fullJoin(siteStates, sql`true`);
  const { id, width, height, focalX, focalY } = pictures;
  const isVector = sql<boolean>`${pictures.vector} is not null`;
  const rows = await db
    .select({ place: sitePictures.place, id, width, height, focalX, focalY, isVector })
    .from(sitePictures)
    .innerJoin(pictures, eq(pictures.id, sitePictures.pictureId));
  const pictureAt = (place: SitePlace) => {
    const picture = rows.find((row) => row.place === place);
    if (!picture) return null;
    const { place: _, isVector, focalX: __, focalY: ___, ...size } = picture;
    const vector = isVector && vectorPlaces.includes(place) ? vectorUrl({ settings }, size.id) : null;
    return { ...size, url: smallUrlOf({ settings }, size), vectorUrl: vector };
  };
  const [darkLogo, shared] = [pictureAt('darkLogo'), pictureAt('sharedPicture')];
  const point = rows.find(({ place }) => place === 'sharedPicture');
  const { navigation, ...values } = withValues(siteFile, stored?.values ?? {});
  return {
    ...values,
    ...(navigation && { navigation: withDrawings(navigation) }),
    ...{ logo: pictureAt('logo'), icon: pictureAt('icon') },
    ...(darkLogo && { darkLogo }),
    ...(shared && point && { sharedPicture: { ...shared, focalPoint: { x: point.focalX, y: point.focalY } } }),
    isLaunched: stored?.isLaunched ?? true,
    openingText: stored?.openingText ?? siteFile.openingText,
    hasSampleBookings: !stored?.samplesRemovedAt,
    allowsApps: stored?.allowsApps ?? false,
  };
}
