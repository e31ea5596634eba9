import { momentOf } from '#schema/officeTime.ts';
import type { WordpressItem } from './items.ts';

const storedDate = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):(\d\d)$/;

/** Parses a date of the database as UTC; null when it is not set. */
export function utcOf(text = ''): Date | null {
  const [, day, minute, second] = storedDate.exec(text) ?? [];
  return validDate(new Date(day ? `${day}T${minute}:${second}Z` : text));
}

function validDate(date: Date): Date | null {
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date : null;
}

/** Clock of the old site, which an export does not name: published entries have their time in UTC too, drafts do not. */
export class SiteClock {
  readonly #timeZone: string;
  /** Difference between local time and UTC, in milliseconds, by local time. */
  readonly #offsets: [local: number, offset: number][] = [];

  /** @param timeZone the office's, for a site whose entries show no difference to UTC: nobody has set its zone */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  note({ fields }: WordpressItem): void {
    const [local, utc] = [utcOf(fields['wp:post_date']), utcOf(fields['wp:post_date_gmt'])].map((date) =>
      date?.getTime(),
    );
    if (local !== undefined && utc !== undefined) this.#offsets.push([local, local - utc]);
  }

  /** @param text a local time of the database */
  momentOf(text = ''): Date | null {
    const local = utcOf(text);
    const [, day, minute, second] = storedDate.exec(text) ?? [];
    if (!local || !day || !minute) return null;
    if (!this.#offsets.some(([, offset]) => offset !== 0)) {
      return validDate(new Date(momentOf(day, minute, this.#timeZone).getTime() + Number(second) * 1000));
    }
    const distance = ([at]: [number, number]) => Math.abs(at - local.getTime());
    const [, offset] = this.#offsets.reduce((nearest, other) =>
      distance(other) < distance(nearest) ? other : nearest,
    );
    return validDate(new Date(local.getTime() - offset));
  }
}
