import { describe, expect, test } from 'vitest';
import { convertWordpress } from '#tests/kit/content/convertHtml.ts';
import { prepareFolder, readItems } from './wordpressEntries.ts';

prepareFolder();

describe('a form of a plug-in', () => {
  test.for([
    ['[contact-form-7 id="1" title="Write"]'],
    ['[contact-form-7 404 "Not Found"]'],
    ['[contact-form 1 "Contact form 1"]'],
    ['[gravityform id=1 title=false]'],
    ['[wpforms id="12"]'],
    ['[ninja_form id=3]'],
    ['[formidable id=3]'],
    ['[fluentform id="3"]'],
    ['[mc4wp_form]'],
    ['[forminator_form id="9"]'],
    ['[acme_contact_form id="2"]'],
  ])('%s is left out of the text with a loss', ([shortcode]) => {
    const { markdown, losses } = convertWordpress(`Write to us:\n\n${shortcode}\n\nSoon.`);
    expect([markdown, losses]).toEqual(['Write to us:\n\nSoon.', [`a form was left out: ${shortcode}`]]);
  });

  test.for([
    ['in a line', 'Write: [wpforms id="1"]', 'Write:'],
    ['in a list', '<ul><li>x [mc4wp_form]</li></ul>', '- x'],
    ['in a block', '<!-- wp:shortcode -->\n[fluentform id="3"]\n<!-- /wp:shortcode -->', ''],
  ] as const)('a form %s leaves no sign', ([, source, markdown]) => {
    expect(convertWordpress(source).markdown).toBe(markdown);
  });

  test('the fields of a form of Jetpack and of Divi are named in the report', () => {
    const { markdown, losses } = convertWordpress(
      '[contact-form to="a@b.example"][contact-field label="Name" type="name"/][contact-field label="Mail"][/contact-form]\n\n' +
        '[et_pb_contact_form title="W"][et_pb_contact_field field_title="Town"][/et_pb_contact_field][/et_pb_contact_form]',
    );
    expect([markdown, losses]).toEqual([
      '',
      [
        'the field of a form was left out: Name',
        'the field of a form was left out: Mail',
        'a form was left out: [contact-form to="a@b.example"]',
        'the field of a form was left out: Town',
        'a form was left out: [et_pb_contact_form title="W"]',
      ],
    ]);
  });

  test.for([
    ['[newsletter] and [hubspot]', '\\[newsletter\\] and \\[hubspot\\]'],
    ['<code>[contact-form-7 id="1"]</code>', '`[contact-form-7 id="1"]`'],
    ['[[contact-form-7 id="1"]]', '\\[contact-form-7 id="1"\\]'],
  ] as const)('the words %s stay', ([source, markdown]) => {
    expect(convertWordpress(source)).toMatchObject({ markdown, losses: [] });
  });
});

test('a page with nothing but a form is left out as empty', async () => {
  const { source, posts } = await readItems([
    { id: 1, type: 'page', title: 'Contact', content: '<p>[contact-form-7 id="1" title="Write"]</p>' },
    { id: 2, type: 'page', title: 'Visit', content: 'Come by. [contact-form-7 id="1" title="Write"]' },
  ]);
  expect(posts.map(({ title }) => title)).toEqual(['Visit']);
  expect(source.skipped).toEqual([{ what: '1 page', why: 'without a text: Contact' }]);
});
