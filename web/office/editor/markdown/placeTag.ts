import { escapeHtml } from './escape.ts';

const OPEN = /^<a (?:id|name)="([\p{L}\p{M}\p{N}_.:-]{1,200})">$/u;

/** @returns the id of a tag that begins a place to link to; null for another tag */
export const placeOf = (tag: string): string | null => OPEN.exec(tag)?.[1] ?? null;

export const placeHtml = (id: string): string => `<a id="${escapeHtml(id)}"></a>`;
