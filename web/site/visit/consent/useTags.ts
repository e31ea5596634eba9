import { useEffect } from 'react';
import { type Conversion, servicesIn, type Tags } from '#schema/tagServices.ts';
import { CONVERSION, tagState } from '#web/shared/app/consent.ts';
import { startTag } from './tags.ts';

/** Starts the tags once, and tells them of conversions. They run until the document is left. */
export function useTags(tags: Tags, isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed || tagState.isRunning) return;
    tagState.isRunning = true;
    const reports = servicesIn(tags).map((service) => startTag[service](tags[service] ?? '', tags));
    addEventListener(CONVERSION, ({ detail }: CustomEventInit<Conversion>) => {
      if (detail) for (const report of reports) report(detail);
    });
  }, [tags, isAllowed]);
}
