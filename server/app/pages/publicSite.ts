import { withoutRemovedTexts } from '#schema/catalogue.ts';
import { newsletterOf } from '#schema/newsletter.ts';
import { dayOf } from '#schema/officeTime.ts';
import { languagesOf, type PageAddress } from '#schema/pageLanguage.ts';
import { withoutPaper } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import { wordsIn } from '#schema/siteTranslation.ts';
import { servicesIn } from '#schema/tagServices.ts';
import type { Services } from '#server/platform/context.ts';
import type { PublicSite } from '#web/shared/app/site.tsx';

/** @returns the settings that every page contains, in the language of the page */
export function publicSiteOf(
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  site: Site,
  { base, language }: PageAddress,
): Omit<PublicSite, 'mayTag'> {
  const {
    reviewReminderDays: _,
    booking: __,
    allowsApps: ___,
    newsletter: ____,
    typefaces: _____,
    furtherLanguages: ______,
    translations: _______,
    ...publicSettings
  } = site;
  const languages = languagesOf(site);
  return {
    ...withoutPaper(publicSettings),
    ...wordsIn(site, language),
    language,
    publicUrl: settings.PUBLIC_URL + base,
    ...(languages && { languages }),
    catalogue: site.catalogue && withoutRemovedTexts(site.catalogue),
    newsletter: publicNewsletter(site),
    tags: servicesIn(site.tags).length > 0 ? site.tags : undefined,
    countsVisits: settings.ANALYTICS,
    year: Number(dayOf(now(), site.timeZone).slice(0, 4)),
  };
}

/** Undefined while the newsletter is off, so that pages of sites without one do not grow. */
function publicNewsletter(site: Site): PublicSite['newsletter'] {
  const { isOn, inFooter, afterPosts, interests } = newsletterOf(site);
  return isOn ? { inFooter, afterPosts, interests } : undefined;
}
