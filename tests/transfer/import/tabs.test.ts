import { describe, expect, test } from 'vitest';
import { convertWordpress } from '#tests/kit/content/convertHtml.ts';
import { prepareFolder, readItems } from './wordpressEntries.ts';

prepareFolder();

const TITLED = '**One**\n\nFirst.\n\n**Two**\n\nSecond.';

describe('the title of a tab stands once, before what the tab shows', () => {
  const elementorTab = (number: number, title: string, device: string) =>
    `<div class="elementor-tab-title elementor-tab-${device}-title" role="tab" aria-controls="c${number}">${title}</div>`;
  const elementorPanel = (number: number, words: string) =>
    `<div id="c${number}" class="elementor-tab-content" role="tabpanel"><p>${words}</p></div>`;

  test.for([
    [
      'of Elementor',
      `<div class="elementor-tabs"><div role="tablist">${elementorTab(1, 'One', 'desktop')}${elementorTab(2, 'Two', 'desktop')}</div>
      <div>${elementorTab(1, 'One', 'mobile')}${elementorPanel(1, 'First.')}${elementorTab(2, 'Two', 'mobile')}${elementorPanel(2, 'Second.')}</div></div>`,
    ],
    [
      'of Elementor that are nested',
      `<div class="e-n-tabs"><div role="tablist"><button role="tab" aria-controls="p1"><span>One</span></button><button role="tab" aria-controls="p2"><span>Two</span></button></div>
      <div><div id="p1" role="tabpanel"><p>First.</p></div><div id="p2" role="tabpanel"><p>Second.</p></div></div></div>`,
    ],
    [
      'of Bootstrap',
      `<ul class="nav nav-tabs"><li><a href="#home" data-toggle="tab">One</a></li><li><a href="#menu" data-toggle="tab">Two</a></li></ul>
      <div><div id="home"><p>First.</p></div><div id="menu"><p>Second.</p></div></div>`,
    ],
    [
      'of Kadence',
      `<ul><li id="tab-one"><a href="#tab-one" class="kt-tab-title">One</a></li><li id="tab-two"><a href="#tab-two" class="kt-tab-title">Two</a></li></ul>
      <div><div class="kt-tab-inner-content"><p>First.</p></div><div class="kt-tab-inner-content"><p>Second.</p></div></div>`,
    ],
  ] as const)('%s', ([, source]) => {
    expect(convertWordpress(source)).toMatchObject({ markdown: TITLED, losses: [] });
  });

  test('with a heading of the same words in what it shows', () => {
    const { markdown } = convertWordpress(
      '<div><a role="tab" href="#p">One</a></div><div id="p"><h3>One</h3><p>First.</p></div>',
    );
    expect(markdown).toBe('### One\n\nFirst.');
  });
});

describe('the text that Elementor writes without elements', () => {
  const withTabs = (content: string, tabs: object[]) =>
    readItems([
      {
        id: 1,
        content,
        meta: {
          _elementor_data: JSON.stringify([
            { elType: 'section', elements: [{ widgetType: 'tabs', settings: { tabs } }] },
          ]),
        },
      },
    ]);

  test('has the titles of tabs once', async () => {
    const { posts } = await withTabs(
      '<h2>Ours</h2>\n\t\tR&amp;D\n\t\tTwo\n\t\t\tR&amp;D\n\t\t\t<p>First.</p>\n\t\t\tTwo\n\t\t\tSecond with Two words.\n<p>After</p>',
      [{ tab_title: 'R&D' }, { tab_title: 'Two' }],
    );
    expect(convertWordpress(posts[0]?.text ?? '').markdown).toBe(
      '## Ours\n\n**R\\&D**\n\nFirst.\n\n**Two**\n\nSecond with Two words.\n\nAfter',
    );
  });

  test('stays as it is when it does not have the titles twice', async () => {
    const { posts } = await withTabs('<p>One</p><p>Two</p>', [{ tab_title: 'One' }, { tab_title: 'Two' }]);
    expect(posts[0]?.text).toBe('<p>One</p><p>Two</p>');
  });
});
