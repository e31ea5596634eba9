import * as z from 'zod/mini';
import { OTHER_CHOICE } from './catalogue.ts';
import { catalogueStrings } from './catalogueStrings.ts';
import { line, optionalText, tooLong } from './common.ts';
import { textFault } from './pageText.ts';
import { maxLengths } from './pageTexts/pages.ts';
import { pictureId } from './picture.ts';
import { serviceIds } from './services.ts';

const { badAnchor } = catalogueStrings;
const ANCHOR = /^[a-z][a-z0-9-]*$/;
/** Ids of other parts of the page. */
const RESERVED = ['main', 'root', 'consultation', 'services', 'cursor', 'toasts'];

/** Characters of a choice in forms. */
export const MAX_CHOICE = 50;

export const MAX_FORMER_ANCHORS = 20;

const anchor = z.string(badAnchor).check(z.trim(), z.maxLength(40, tooLong(40)), z.regex(ANCHOR, badAnchor));

export const CatalogueServiceInput = z.object({
  id: z.nullish(z.enum(serviceIds, catalogueStrings.unknown)),
  title: line(1, 80, catalogueStrings.noTitle),
  anchor,
  choice: z.nullish(line(1, MAX_CHOICE, catalogueStrings.noTitle)),
  cardTitle: z.nullish(line(0, 80, '')),
  cardText: z.nullish(line(0, maxLengths.PARAGRAPH, '')),
  isOnHome: z.boolean('Please say true or false'),
  isRemoved: z.nullish(z.boolean()),
  text: optionalText(maxLengths.PARAGRAPH),
  points: optionalText(maxLengths.LIST).check(
    z.check(({ value, issues }) => {
      const message = value ? textFault('LIST', value) : null;
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  ),
  pictureId,
});

/** @returns the first value that occurs twice */
const firstTwice = (values: readonly string[]): number => values.findIndex((value, at) => values.indexOf(value) < at);

export const ServiceCatalogueInput = z
  .object({
    services: z.array(CatalogueServiceInput).check(z.maxLength(2 * serviceIds.length, catalogueStrings.tooMany)),
    choiceOrder: z.nullish(z.array(z.enum(serviceIds, catalogueStrings.unknown))),
    otherChoice: z.nullish(line(1, MAX_CHOICE, catalogueStrings.noChoice)),
  })
  .check(
    z.check(({ value: { services, otherChoice }, issues }) => {
      const present = services.filter(({ isRemoved }) => !isRemoved);
      const lower = (text: string) => text.toLowerCase();
      const refuse = (at: number, name: string, message: string) => {
        if (at >= 0) issues.push({ code: 'custom', input: services, path: ['services', at, name], message });
      };
      const ids = services.flatMap(({ id }) => (id ? [id] : []));
      refuse(firstTwice(ids), 'id', catalogueStrings.unknown);
      refuse(firstTwice(present.map(({ title }) => lower(title))), 'title', catalogueStrings.takenTitle);
      refuse(
        firstTwice([...RESERVED, ...present.map((one) => one.anchor)]) - RESERVED.length,
        'anchor',
        catalogueStrings.takenAnchor,
      );
      const choices = present.flatMap(({ choice }) => (choice ? [lower(choice)] : []));
      const other = otherChoice === undefined ? OTHER_CHOICE : otherChoice;
      const others = other === null ? [] : [lower(other)];
      const twice = firstTwice([...others, ...choices]) - others.length;
      const at = present.findIndex(({ choice }) => choice && lower(choice) === choices[twice]);
      refuse(
        at < 0 ? at : services.indexOf(present[at] as (typeof services)[number]),
        'choice',
        catalogueStrings.takenChoice,
      );
      if (!others.length && !choices.length)
        issues.push({ code: 'custom', input: otherChoice, path: ['otherChoice'], message: catalogueStrings.noChoice });
    }),
  );
export type CatalogueChanges = z.output<typeof ServiceCatalogueInput>;

/** A stored catalogue, as an export has it. */
export const StoredCatalogue = z.object({
  services: z
    .array(
      z.object({
        ...{ id: z.enum(serviceIds), title: line(1, 80, catalogueStrings.noTitle), anchor },
        ...{ alias: z.nullable(anchor), choice: z.nullable(line(1, MAX_CHOICE, catalogueStrings.noTitle)) },
        formerAnchors: z.optional(z.array(anchor).check(z.maxLength(MAX_FORMER_ANCHORS))),
        card: z.object({ title: line(0, 80, ''), text: line(0, maxLengths.PARAGRAPH, '') }),
        ...{ isOnHome: z.boolean(), isRemoved: z.boolean() },
      }),
    )
    .check(z.maxLength(serviceIds.length)),
  choiceOrder: z.array(z.enum(serviceIds)).check(z.maxLength(serviceIds.length)),
  otherChoice: z.nullish(line(1, MAX_CHOICE, catalogueStrings.noChoice)),
  updatedAt: z.iso.datetime(),
});
