import { themesOf } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import { paths } from '#web/shared/paths.ts';
import { iconAddress, MANIFEST_ICONS } from './icons.ts';

export const MANIFEST = '/manifest.webmanifest';

export const manifestOf = (site: Site): string => {
  const { paper } = themesOf(site.colours).light;
  return JSON.stringify({
    name: site.name,
    description: site.description,
    lang: 'en',
    start_url: paths.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: MANIFEST_ICONS.map((size) => ({
      src: iconAddress(site, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
