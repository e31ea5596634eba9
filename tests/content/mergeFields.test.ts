import { expect, test } from 'vitest';
import { sectionInputOf } from '#schema/pageSections.ts';
import { sectionLines } from '#schema/sectionLines.ts';
import type { Field } from '#web/office/content/revision/fields.ts';
import { conflictsOf, type FormInput, type VersionDetails } from '#web/office/content/revision/mergeFields.ts';

const noDetails: VersionDetails = { sections: [], reviewId: null, reviewer: null };
const fieldsOf = (values: FormInput): Field[] => Object.entries(values).map(([name, value]) => ({ name, value }));

/** @returns what would be taken over, by the names of the input, and which of it is proposed */
function conflicts(base: FormInput, theirs: FormInput, mine: FormInput, details = noDetails) {
  const found = conflictsOf(fieldsOf(base), fieldsOf(theirs), mine, details);
  return {
    taken: Object.fromEntries(found.map(({ inputName, theirs }) => [inputName, theirs])),
    proposed: found.filter(({ isOnlyTheirs }) => isOnlyTheirs).map(({ name }) => name),
  };
}
const none = { taken: {}, proposed: [] };

test('slug and layout are offered when a colleague changed them', () => {
  const [base, theirs] = [
    { slug: 'before', layout: 'PAGE' },
    { slug: 'theirs', layout: 'LANDING' },
  ];
  expect(conflicts(base, theirs, { slug: 'mine', layout: 'PAGE' })).toEqual({ taken: theirs, proposed: ['layout'] });
  expect(conflicts(base, base, { slug: 'mine', layout: 'LANDING' })).toEqual(none);
});

const ids = ['0199c2a0-0000-7000-8000-000000000001', '0199c2a0-0000-7000-8000-000000000002'] as const;
const address = (id: string) => `https://agency.example/uploads/${id}.webp`;

test('a gallery is compared by its pictures and taken over by their ids', () => {
  const [base, theirs] = [{ gallery: [address(ids[0])] }, { gallery: ids.map(address) }];
  expect(conflicts(base, theirs, { gallery: [ids[0]] })).toEqual({ taken: { gallery: ids }, proposed: ['gallery'] });
  expect(conflicts(base, theirs, { gallery: [] })).toEqual({ taken: { gallery: ids }, proposed: [] });
  expect(conflicts(base, theirs, { gallery: [...ids] })).toEqual(none);
  expect(conflicts(base, base, { gallery: [...ids] })).toEqual(none);
  expect(conflicts(theirs, { gallery: [] }, { gallery: [...ids] })).toEqual({
    taken: { gallery: [] },
    proposed: ['gallery'],
  });
});

test('a review is compared by its client and taken over by its id', () => {
  const details = { ...noDetails, reviewId: ids[0], reviewer: 'Bela' };
  const [base, theirs] = [{ review: null }, { review: 'Asha' }];
  expect(conflicts(base, theirs, { reviewId: ids[1] }, details)).toEqual({ taken: { reviewId: ids[0] }, proposed: [] });
  expect(conflicts(base, theirs, { reviewId: null }, { ...details, reviewer: null })).toEqual({
    taken: { reviewId: ids[0] },
    proposed: ['review'],
  });
  expect(conflicts(base, theirs, { reviewId: ids[0] }, { ...details, reviewer: 'Asha' })).toEqual(none);
});

test('sections that differ in their texts or pictures are taken over as a whole', () => {
  const text = (body: string) => ({ type: 'text', key: 'a', headline: null, body }) as const;
  const picture = {
    type: 'picture',
    key: 'b',
    pictureId: ids[0],
    altText: null,
    caption: null,
    isWide: false,
  } as const;
  // The database returns the fields in an order of its own.
  const reversed = (section: object) => Object.fromEntries(Object.entries(section).reverse());
  const shown = (sections: VersionDetails['sections']) => ({
    sections: sectionLines(sections.map(reversed) as VersionDetails['sections'], address),
  });
  const inputs = (sections: VersionDetails['sections']) => ({ sections: sections.map(sectionInputOf) });
  const [base, theirs, mine] = [
    [text('Before'), picture],
    [text('Theirs'), picture],
    [text('Mine'), picture],
  ].map((sections) => sections as unknown as VersionDetails['sections']) as [
    VersionDetails['sections'],
    VersionDetails['sections'],
    VersionDetails['sections'],
  ];
  const details = { ...noDetails, sections: theirs };
  expect(conflicts(shown(base), shown(theirs), inputs(mine), details)).toEqual({ taken: inputs(theirs), proposed: [] });
  expect(conflicts(shown(base), shown(theirs), inputs(base), details)).toEqual({
    taken: inputs(theirs),
    proposed: ['sections'],
  });
  expect(conflicts(shown(base), shown(theirs), inputs(theirs), details)).toEqual(none);
});

test('a field that the form does not have or cannot take is not offered', () => {
  expect(conflicts({ slug: 'a' }, { slug: 'b', isPublished: true, imageUrl: 'x' }, { isPublished: false })).toEqual(
    none,
  );
});
