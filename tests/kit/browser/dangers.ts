import type { Locator } from 'playwright-core';

/**
 * What in a part of a page runs, frames, sends or restyles, and was written by somebody.
 * @returns the tags, with the attribute that is at fault
 */
export const dangersIn = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const elements =
      'script, iframe, object, embed, svg, math, form, input, style, link, meta, base, template, noscript, details, video';
    const isAddress = (name: string) =>
      /^(?:href|src|srcset|action|formaction|xlink:href|data-player|ping|background)$/.test(name);
    // As the browser reads it: a tab in it is nothing, and what names no scheme leads to the site's own pages.
    const isSafe = (address: string) =>
      ['http:', 'https:', 'mailto:', 'tel:'].includes(URL.parse(address, 'https://a.example')?.protocol ?? 'https:');
    return [...root.querySelectorAll('*')].flatMap((one) => [
      ...(one.matches(elements) ? [`<${one.localName}>`] : []),
      ...[...one.attributes]
        .filter(({ name, value }) => /^on|^srcdoc$/i.test(name) || (isAddress(name) && !isSafe(value)))
        .map(({ name, value }) => `<${one.localName} ${name}="${value}">`),
    ]);
  });
