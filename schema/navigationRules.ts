import * as z from 'zod/mini';
import { line, tooLong } from './common.ts';
import { navigationStrings } from './navigationStrings.ts';
import { networkIcons } from './networks.ts';
import { normalTarget } from './redirectPath.ts';

export const MAX_LABEL = 30;
const MAX_TARGET = 500;
const MAX_URL = 300;
const truth = z.boolean('Please say true or false');

const label = line(1, MAX_LABEL, navigationStrings.noLabel);
const isTarget = (text: string) => normalTarget(text) !== null && !/^http:/i.test(text);

export const NavigationEntryInput = z.object({
  label,
  to: z.string(navigationStrings.badTarget).check(
    z.trim(),
    z.maxLength(MAX_TARGET, tooLong(MAX_TARGET)),
    z.refine(isTarget, navigationStrings.badTarget),
    z.overwrite((text) => (isTarget(text) ? (normalTarget(text) as string) : text)),
  ),
});

const webAddress = z
  .string(navigationStrings.badUrl)
  .check(
    z.trim(),
    z.maxLength(MAX_URL, tooLong(MAX_URL)),
    z.url({ protocol: /^https?$/, error: navigationStrings.badUrl }),
  );

export const SocialNetworkInput = z
  .object({
    icon: z.enum(networkIcons, navigationStrings.badIcon),
    label,
    url: z.nullish(z.union([z.literal(''), webAddress], navigationStrings.badUrl)),
  })
  .check(
    z.refine(({ icon, url }) => Boolean(url) || icon === 'WHATSAPP', { error: navigationStrings.noUrl, path: ['url'] }),
  );

/** @returns the index of the first value that an earlier entry has */
const firstTwice = (values: readonly string[]): number => values.findIndex((value, at) => values.indexOf(value) < at);

const entries = (max: number, sentence: string) =>
  z.array(NavigationEntryInput).check(
    z.maxLength(max, sentence),
    z.check(({ value, issues }) => {
      const twice = firstTwice(value.map(({ to }) => to));
      if (twice >= 0)
        issues.push({ code: 'custom', input: value, path: [twice, 'to'], message: navigationStrings.takenTarget });
    }),
  );

const contents = {
  main: entries(8, navigationStrings.tooManyMain),
  footer: entries(12, navigationStrings.tooManyFooter),
  networks: z.array(SocialNetworkInput).check(
    z.maxLength(16, navigationStrings.tooManyNetworks),
    z.check(({ value, issues }) => {
      const twice = firstTwice(value.map(({ url }) => url || ''));
      if (twice >= 0)
        issues.push({ code: 'custom', input: value, path: [twice, 'url'], message: navigationStrings.takenUrl });
    }),
  ),
  hasBlog: truth,
  hasAffiliateProgramme: truth,
};

export const SiteNavigationInput = z.object(contents);
export type NavigationChanges = z.output<typeof SiteNavigationInput>;

/** A stored navigation, as an export has it. */
export const StoredNavigation = z.object({ ...contents, updatedAt: z.iso.datetime() });
