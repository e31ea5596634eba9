import type { Locator } from 'playwright-core';

/**
 * Finds elements that run scripts, embed frames, send forms or change styles in a part of a page with user content.
 * @returns the tags, with the attribute at fault
 */
export const dangersIn = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const elements =
      'script, iframe, object, embed, svg, math, form, input, style, link, meta, base, template, noscript, details, video';
    const isAddress = (name: string) =>
      /^(?:href|src|srcset|action|formaction|xlink:href|data-player|ping|background)$/.test(name);
    // As a browser reads an address: tabs are ignored, and an address without a scheme is one of the site.
    const isSafe = (address: string) =>
      ['http:', 'https:', 'mailto:', 'tel:'].includes(URL.parse(address, 'https://a.example')?.protocol ?? 'https:');
    return [...root.querySelectorAll('*')].flatMap((one) => [
      ...(one.matches(elements) ? [`<${one.localName}>`] : []),
      ...[...one.attributes]
        .filter(({ name, value }) => /^on|^srcdoc$/i.test(name) || (isAddress(name) && !isSafe(value)))
        .map(({ name, value }) => `<${one.localName} ${name}="${value}">`),
    ]);
  });
