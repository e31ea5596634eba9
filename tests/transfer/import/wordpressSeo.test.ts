import { expect, test } from 'vitest';
import { postOf } from '#server/transfer/import/formats/wordpress/post.ts';
import { SiteClock } from '#server/transfer/import/formats/wordpress/siteClock.ts';

const base = 'https://old.example';

/** The entry “My post” with fields of plug-ins. */
function read(meta: Record<string, string>) {
  const item = {
    fields: {
      ...{ title: 'My post', link: `${base}/my-post/`, 'wp:post_id': '1', 'wp:post_type': 'post' },
      ...{ 'wp:status': 'publish', 'excerpt:encoded': 'The excerpt', 'content:encoded': 'Text' },
    },
    ...{ terms: [], meta, formerSlugs: [], comments: 0 },
  };
  const siteData = { authors: {}, pictures: new Map(), children: new Map(), blocks: new Map(), base };
  const { metaTitle, metaDescription, losses } = postOf(
    item,
    { mapped: 'post', isPage: false },
    { ...siteData, clock: new SiteClock('UTC') },
  );
  return { metaTitle, metaDescription, losses };
}

test.for([
  ['Yoast', '_yoast_wpseo_title', '_yoast_wpseo_metadesc'],
  ['Rank Math', 'rank_math_title', 'rank_math_description'],
  ['All in One SEO 4', '_aioseo_title', '_aioseo_description'],
  ['All in One SEO 3', '_aioseop_title', '_aioseop_description'],
  ['SEOPress', '_seopress_titles_title', '_seopress_titles_desc'],
  ['The SEO Framework', '_genesis_title', '_genesis_description'],
] as const)('title and description of %s come', ([, title, description]) => {
  expect(read({ [title]: 'For &amp; by search', [description]: 'What it is' })).toEqual({
    ...{ metaTitle: 'For & by search', metaDescription: 'What it is', losses: [] },
  });
});

test.for([
  ['_yoast_wpseo_canonical', 'https://else.example/my-post/'],
  ['rank_math_canonical_url', 'https://else.example/my-post/'],
  ['_aioseop_custom_link', 'https://old.example/other/'],
  ['_seopress_robots_canonical', 'https://old.example/other/'],
])('the canonical address in %s is named when it is another', ([field = '', address = '']) => {
  expect(read({ [field]: address }).losses).toEqual([`its canonical address was left out: ${address}`]);
  expect(read({ [field]: 'https://www.old.example/my-post' }).losses).toEqual([]);
});

test.for([
  ['_yoast_wpseo_meta-robots-noindex', '1', '2'],
  ['rank_math_robots', 'a:1:{i:0;s:7:"noindex";}', 'a:1:{i:0;s:5:"index";}'],
  ['_aioseop_noindex', 'on', ''],
  ['_seopress_robots_index', 'yes', ''],
  ['_genesis_noindex', '1', '0'],
])('an entry that %s hides from search engines is named', ([field = '', hidden = '', shown = '']) => {
  expect(read({ [field]: hidden }).losses).toEqual([
    'it was hidden from search engines (noindex): here they find it once it is published',
  ]);
  expect(read({ [field]: shown }).losses).toEqual([]);
});

test.for([
  ['_yoast_wpseo_title', '%%title%% %%page%% %%sep%% %%sitename%%', ''],
  ['_yoast_wpseo_title', 'All of %%title%% %%sep%% %%sitename%%', 'All of My post'],
  ['rank_math_title', '%title% for you %sep% %sitename%', 'My post for you'],
  ['_aioseo_title', '#post_title for you #separator_sa #site_title', 'My post for you'],
  ['_seopress_titles_title', '%%post_title%% for you %%sep%% %%sitetitle%%', 'My post for you'],
  ['_yoast_wpseo_title', '50% off – 20% more', '50% off – 20% more'],
])('the template of %s %j gives the title %j', ([field = '', template = '', metaTitle]) => {
  expect(read({ [field]: template })).toMatchObject({ metaTitle, losses: [] });
});

test('the report names templates that nothing here can fill', () => {
  expect(
    read({ _yoast_wpseo_metadesc: 'By %%cf_editor%%', '_yoast_wpseo_opengraph-title': 'For friends' }).losses,
  ).toEqual([
    'its description for search engines was left out, because a plug-in fills it: By %%cf_editor%%',
    'its words for social networks were left out: For friends',
  ]);
});
