import type { Conversion } from '#schema/tagServices.ts';

/** Events on the window. The listeners are in web/site/visit/consent, which only sites with tags load. */
export const CONVERSION = 'conversion';
export const ASK_CONSENT = 'askconsent';

/** Tells the tags, if there are any, what the visitor has done. Nothing else is passed on. */
export const announceConversion = (conversion: Conversion): void => {
  dispatchEvent(new CustomEvent(CONVERSION, { detail: conversion }));
};

/** Whether tags run in this document. They would see the address of every page that the router shows in it. */
export const tagState = { isRunning: false };
