import ICAL from 'ical.js';
import { asUtc } from './clock.ts';
import { onlyTimeOf } from './times.ts';
import type { Zones } from './zones.ts';

type Component = ICAL.Component;

export const uidOf = (event: Component): string => String(event.getFirstPropertyValue('uid') ?? '');

/** Positive when `a` replaces `b`: a higher SEQUENCE, then a later DTSTAMP (RFC 5546 section 2.1.5). */
export function compareVersions(a: Component, b: Component): number {
  return sequenceOf(a) - sequenceOf(b) || stampOf(a) - stampOf(b);
}

const sequenceOf = (event: Component): number => Number(event.getFirstPropertyValue('sequence')) || 0;

function stampOf(event: Component): number {
  const stamp = event.getFirstPropertyValue('dtstamp');
  const at = stamp instanceof ICAL.Time ? asUtc(stamp) : 0;
  return Number.isFinite(at) ? at : 0;
}

/** Leaves out replaced versions of the same event, or of the same time of a series. Equal versions are all kept. */
export function latestVersions(events: Component[], zones: Zones): Component[] {
  const latest = new Map<string, Component>();
  const keys = new Map<Component, string>();
  for (const event of events) {
    const key = keyOf(event, zones);
    if (!key) continue;
    keys.set(event, key);
    const other = latest.get(key);
    if (!other || compareVersions(event, other) > 0) latest.set(key, event);
  }
  return events.filter((event) => {
    const newest = latest.get(keys.get(event) ?? '');
    return !newest || compareVersions(event, newest) === 0;
  });
}

/** @returns null without a UID, or with a RECURRENCE-ID that cannot be read */
function keyOf(event: Component, zones: Zones): string | null {
  const uid = uidOf(event);
  if (!uid) return null;
  if (!event.hasProperty('recurrence-id')) return JSON.stringify([uid]);
  const time = onlyTimeOf(event, 'recurrence-id', zones);
  return time && JSON.stringify([uid, time.zone(time.time), hasRange(event)]);
}

/** Whether a changed time of a series changes all later ones too (RFC 5545 section 3.2.13). */
export const hasRange = (event: Component): boolean =>
  event.getFirstProperty('recurrence-id')?.getFirstParameter('range')?.toUpperCase() === 'THISANDFUTURE';
