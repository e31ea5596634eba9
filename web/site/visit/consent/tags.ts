import { type Conversion, conversions, type TagService, type Tags } from '#schema/tagServices.ts';

type Report = (conversion: Conversion) => void;
type Queue = ((...args: unknown[]) => void) & {
  q?: unknown[];
  queue?: unknown[];
  callMethod?: (...args: unknown[]) => void;
};
type Pixel = Queue & { loaded: boolean; version: string; push?: unknown };
/** What the scripts of the services read and replace. */
type Globals = {
  analyticsLayer?: unknown[];
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: unknown;
  lintrk?: Queue;
  _linkedin_data_partner_ids?: string[];
};
const globals = window as Globals;

/** Starts a tag as its service documents it, without the inline script that our policy refuses. @returns how it is told */
export const startTag: Record<TagService, (id: string, tags: Tags) => Report> = {
  googleAnalytics(id) {
    // A layer of its own: events of the other one are those of the Tag Manager.
    const layer: unknown[] = [];
    globals.analyticsLayer = layer;
    const gtag = commandsOf(layer);
    gtag('consent', 'default', measuringOnly);
    gtag('js', new Date());
    gtag('config', id);
    load(`https://www.googletagmanager.com/gtag/js?id=${id}&l=analyticsLayer`);
    return (conversion) => gtag('event', 'generate_lead', { lead_source: conversion });
  },
  tagManager(id) {
    const layer: unknown[] = [];
    globals.dataLayer = layer;
    commandsOf(layer)('consent', 'default', measuringOnly);
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    return (conversion) => layer.push({ event: 'generate_lead', lead_source: conversion });
  },
  metaPixel(id) {
    const queue: unknown[] = [];
    const fbq: Pixel = Object.assign(
      (...args: unknown[]) => {
        if (fbq.callMethod) fbq.callMethod(...args);
        else queue.push(args);
      },
      { queue, loaded: true, version: '2.0' },
    );
    fbq.push = fbq;
    globals.fbq = fbq;
    globals._fbq = fbq;
    // Otherwise the pixel reports buttons and fields by itself.
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    fbq('track', 'PageView');
    load('https://connect.facebook.net/en_US/fbevents.js');
    return (conversion) => fbq('track', conversion === 'booking' ? 'Schedule' : 'Lead', { content_name: conversion });
  },
  linkedIn(id, tags) {
    globals._linkedin_data_partner_ids = [id];
    const q: unknown[] = [];
    globals.lintrk = Object.assign((...args: unknown[]) => void q.push(args), { q });
    load('https://snap.licdn.com/li.lms-analytics/insight.min.js');
    return (conversion) => {
      const conversionId = tags[conversions[conversion]];
      if (conversionId) globals.lintrk?.('track', { conversion_id: Number(conversionId) });
    };
  },
};

/** Visitors agree to measuring, not to advertising by the data of Google. */
const measuringOnly = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Google's scripts take a command for one only as an `arguments` object. */
const commandsOf = (layer: unknown[]) =>
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };

function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
