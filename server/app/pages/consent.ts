import type { IncomingHttpHeaders } from 'node:http';
import { choiceIn, choiceOf, servicesIn, type TagService, type Tags } from '#schema/tagServices.ts';
import { wantsPrivacy } from '#server/app/http/wantsPrivacy.ts';

/** The headers on which a page with tags depends (`hasConsentCookie` of server/app/cache/cacheKey.ts). */
export const CONSENT_VARY = 'Cookie, Sec-GPC, DNT';

/** @returns the services to whose tags the visitor has agreed; none with Global Privacy Control or Do Not Track */
export const agreedServices = (tags: Tags | undefined, headers: IncomingHttpHeaders): TagService[] => {
  const services = servicesIn(tags);
  const isAgreed =
    services.length > 0 && !wantsPrivacy(headers) && choiceIn(headers.cookie) === choiceOf(true, tags ?? {});
  return isAgreed ? services : [];
};
