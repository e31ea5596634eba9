import { readFileSync } from 'node:fs';
import { launchStrings } from '#schema/launchStrings.ts';
import { type Site, SiteFile } from '#schema/site.ts';
import { SettingsError } from '#server/platform/settings.ts';

/** @param file `site.json`, or the value of SITE_FILE @throws SettingsError with a line per error */
export function readSiteFile(file: string): Site {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new SettingsError([`SITE_FILE: ${file} cannot be read as JSON`]);
  }
  const site = SiteFile.safeParse(json);
  const { openingText } = launchStrings;
  if (site.success)
    return {
      ...site.data,
      logo: null,
      icon: null,
      isLaunched: true,
      openingText,
      hasSampleBookings: true,
      allowsApps: false,
    };
  throw new SettingsError(
    site.error.issues.map(({ path, message }) => `SITE_FILE: ${file}: ${path.join('.')} ${message}`),
  );
}
