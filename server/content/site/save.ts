import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { newsletterOf } from '#schema/newsletter.ts';
import { brandColours, contrastFault } from '#schema/palette.ts';
import type { Site, SiteChanges } from '#schema/site.ts';
import { type TagName, tagNames } from '#schema/tagServices.ts';
import { releasePicture } from '#server/content/media/releasePicture.ts';
import { changeMainLanguage } from '#server/content/pageText/mainLanguage.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField } from '#server/platform/errors.ts';
import { lockChosenPicture } from '#server/platform/storage/picture/lockPicture.ts';
import { discardPicture } from '#server/platform/storage/picture/pictures.ts';
import { mergeValues } from './merge.ts';
import { socialOf, withSocial } from './networks.ts';
import { readSite } from './read.ts';
import { type SitePlace, type SiteValues, sitePictures, sitePlaces, siteSettings } from './table.ts';

const SITE = 'site';

/** @param changes null restores the value of the file @throws BAD_USER_INPUT for an unknown picture */
export async function saveSite(context: Context, changes: SiteChanges): Promise<Site> {
  const { logoId, darkLogoId, iconId, sharedPictureId, ...written } = changes;
  const chosen = { logo: logoId, darkLogo: darkLogoId, icon: iconId, sharedPicture: sharedPictureId };
  const released = await context.db.transaction(async (tx) => {
    // Lock order: pictures before the site, as in a replacement.
    const locked: (string | null | undefined)[] = [];
    for (const place of sitePlaces) locked.push(await lockChosen(tx, place, chosen[place]));
    const values = await lockValues(tx, context.now());
    const merged = mergedValues(context, values, written);
    checkColours(context.siteFile, merged);
    const parts = { ...context, db: tx };
    const before = await readSite(parts);
    await write(tx, values, merged, context.now());
    const freed: (string | null)[] = [];
    for (const [index, place] of sitePlaces.entries()) freed.push(await showPicture(tx, place, locked[index]));
    const after = await readSite(parts);
    const change = changed(auditFactsOf(before), auditFactsOf(after), contents);
    if (!change) return [];
    await changeMainLanguage(tx, context, { before, after });
    await record(tx, actorOf(context), 'site.save', { id: null, label: after.name }, context.now(), change);
    return release(tx, freed);
  });
  await onceCommitted(context, async (services) => {
    for (const id of released) await discardPicture(services, id);
  });
  return readSite(context);
}

function mergedValues({ siteFile, now }: Context, values: SiteValues, written: SiteChanges): SiteValues {
  const merged = mergeValues(values, written, siteFile);
  const { navigation } = merged;
  if (!navigation || written.social === undefined) return merged;
  const changed = withSocial(navigation, written.social, siteFile.social);
  return { ...merged, navigation: { ...changed, updatedAt: laterThan(navigation, now()) } };
}

/** @throws BAD_USER_INPUT when a colour of the site is unreadable on its paper */
function checkColours({ colours: original }: Site, { colours: changed }: SiteValues): void {
  const colours = { ...original, ...changed } as Site['colours'];
  const faults = brandColours.flatMap((setting) => contrastFault(setting, colours[setting], colours.paper) ?? []);
  if (faults.length) throw badField('colours', faults.join('; '));
}

/** Locks a chosen picture; null and undefined are returned as they are. */
const lockChosen = async (tx: Transaction, place: SitePlace, id: string | null | undefined) =>
  id ? lockChosenPicture(tx, `${place}Id`, id) : id;

/** Inserts the row if needed, so that the first changes are serialized too. */
export async function lockValues(tx: Transaction, now: Date): Promise<SiteValues> {
  await tx.insert(siteSettings).values({ id: SITE, values: {}, updatedAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(siteSettings).for('update');
  return row?.values ?? {};
}

/** A part's new time, which is never that of the version before. */
export const laterThan = ({ updatedAt }: { updatedAt: string }, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();

async function write(tx: Transaction, before: SiteValues, values: SiteValues, now: Date): Promise<void> {
  if (!isDeepStrictEqual(before, values)) await tx.update(siteSettings).set({ values, updatedAt: now });
}

async function showPicture(tx: Transaction, place: SitePlace, pictureId: string | null | undefined) {
  if (pictureId === undefined) return null;
  const isThere = eq(sitePictures.place, place);
  const [former] = await tx.select().from(sitePictures).where(isThere);
  if (former?.pictureId === pictureId) return null;
  if (former) await tx.delete(sitePictures).where(isThere);
  if (pictureId) await tx.insert(sitePictures).values({ id: uuidv7(), place, pictureId });
  return former?.pictureId ?? null;
}

async function release(tx: Transaction, freed: (string | null)[]): Promise<string[]> {
  const released: string[] = [];
  for (const id of new Set(freed)) if (id && (await releasePicture(tx, id))) released.push(id);
  return released;
}

const tagFactsOf = (tags: Site['tags'] = {}) =>
  Object.fromEntries(tagNames.map((name) => [name, tags[name] ?? null])) as Record<TagName, string | null>;

const newsletterFactsOf = (site: Pick<Site, 'newsletter'>) =>
  Object.entries(newsletterOf(site)).map(([name, value]) => `${name}: ${value}`);

const auditFactsOf = ({
  colours,
  openingHours,
  logo,
  darkLogo,
  icon,
  sharedPicture,
  booking,
  tags,
  newsletter,
  translations,
  ...site
}: Site) => ({
  ...site,
  translations: translations.map(({ language, tagline, description }) => `${language}: ${tagline} / ${description}`),
  ...booking,
  ...socialOf(site),
  ...colours,
  newsletter: newsletterFactsOf({ newsletter }),
  ...tagFactsOf(tags),
  openingHours: openingHours.map(({ days, opens, closes }) => `${days.join(', ')} ${opens}-${closes}`),
  logo: logo?.url ?? null,
  darkLogo: darkLogo?.url ?? null,
  icon: icon?.url ?? null,
  sharedPicture: sharedPicture?.url ?? null,
});
const contents = [
  ...tagNames,
  ...(['name', 'tagline', 'description', 'email', 'phone', 'whatsapp', 'address', 'city'] as const),
  ...([
    'instagram',
    'facebook',
    'linkedin',
    'youtube',
    'signal',
    'depth',
    'paper',
    'typefaces',
    'openingHours',
    'reviewReminderDays',
    'newsletter',
    'offersThemes',
    'takesBookings',
    'timeZone',
    'language',
    'furtherLanguages',
    'translations',
    'minutes',
    'gapMinutes',
    'noticeHours',
    'horizonDays',
    'offersHosts',
    'openCallsPerMailbox',
    'openCallsPerNetwork',
    'logo',
    'darkLogo',
    'icon',
    'sharedPicture',
  ] as const),
];
