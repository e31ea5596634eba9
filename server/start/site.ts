import { readFileSync } from 'node:fs';
import { Site } from '#schema/site.ts';
import { SettingsError } from './settings.ts';

/**
 * Reads the brand.
 * @param file `site.json` or what SITE_FILE names
 * @throws SettingsError with a line per fault
 */
export function readSite(file: string): Site {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new SettingsError([`SITE_FILE: ${file} cannot be read as JSON`]);
  }
  const site = Site.safeParse(json);
  if (site.success) return site.data;
  throw new SettingsError(
    site.error.issues.map(({ path, message }) => `SITE_FILE: ${file}: ${path.join('.')} ${message}`),
  );
}
