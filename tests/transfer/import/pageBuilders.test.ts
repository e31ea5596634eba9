import { describe, expect, test } from 'vitest';
import { convertWordpress } from '#tests/kit/content/convertHtml.ts';

const ID = 'dQw4w9WgXcQ';

describe('an element of a page builder', () => {
  test.for([
    [
      'a picture of Avada between its tags',
      '[fusion_imageframe image_id="3|full" alt="Team"]https://a.example/f.jpg[/fusion_imageframe]',
      '![Team](https://a.example/f.jpg)',
    ],
    [
      'a picture of Avada with a link',
      '[fusion_imageframe link="https://a.example/y"]https://a.example/f.jpg[/fusion_imageframe]',
      '[![](https://a.example/f.jpg)](https://a.example/y)',
    ],
    [
      'a picture of WPBakery with a link',
      '[vc_single_image image="12" onclick="custom_link" link="https://a.example/"]',
      '[![](attachment:12)](https://a.example/)',
    ],
    [
      'a picture of Divi with a link',
      '[et_pb_image src="https://a.example/d.jpg" url="https://a.example/x"][/et_pb_image]',
      '[![](https://a.example/d.jpg)](https://a.example/x)',
    ],
    ['a video of Avada by its id', `[fusion_youtube id="${ID}" /]`, `https://www.youtube.com/watch?v=${ID}`],
    ['a video of Avada by its address', `[fusion_youtube id="https://youtu.be/${ID}" /]`, `https://youtu.be/${ID}`],
    ['a film of Avada', '[fusion_vimeo id="76979871" /]', 'https://vimeo.com/76979871'],
    ['a counter of Avada', '[fusion_counter_box value="50" unit="%"]Done[/fusion_counter_box]', '50%\n\nDone'],
    ['a bar of Avada', '[fusion_progress percentage="80"]Skill[/fusion_progress]', '80%\n\nSkill'],
    [
      'a person of Avada',
      '[fusion_person name="Al" picture="https://a.example/al.jpg"]Bio[/fusion_person]',
      '![](https://a.example/al.jpg)\n\n**Al**\n\nBio',
    ],
    ['code of Avada', `[fusion_code]${btoa('<p style="width:100%">100% code</p>')}[/fusion_code]`, '100% code'],
    [
      'bars of WPBakery with their unit',
      '[vc_progress_bar values="%5B%7B%22label%22%3A%22SEO%22%2C%22value%22%3A%2290%22%7D%5D" units="%"]',
      'SEO: 90%',
    ],
    ['a chart of WPBakery', '[vc_pie value="85" units="%" title="Happy"]', '**Happy**\n\n85%'],
    [
      'a call to action of WPBakery with its button',
      '[vc_cta h2="Call" btn_title="Ring" btn_link="url:tel%3A%2B911234567890||"]Words[/vc_cta]',
      '**Call**\n\nWords\n\n[Ring](tel:+911234567890)',
    ],
  ] as const)('the page shows %s', ([, source, markdown]) => {
    const { losses, ...converted } = convertWordpress(source);
    expect([converted.markdown, losses]).toEqual([markdown, []]);
  });
});

describe('a block of Divi 5', () => {
  const value = (desktop: unknown) => ({ innerContent: { desktop: { value: desktop }, phone: { value: 'phone' } } });
  const block = (name: string, settings: object, inner?: string) => {
    const json = JSON.stringify(settings).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
    return `<!-- wp:divi/${name} ${json} ${inner === undefined ? '/-->' : `-->\n${inner}\n<!-- /wp:divi/${name} -->`}`;
  };
  const inPage = (...blocks: string[]) =>
    block('section', { builderVersion: '5.0.0' }, block('row', {}, block('column', {}, blocks.join('\n'))));

  test.for([
    ['a heading', block('heading', { title: value('Our work') }), '## Our work'],
    ['a text', block('text', { content: value('<p>We do <strong>it</strong>.</p>') }), 'We do **it**.'],
    [
      'a picture',
      block('image', { image: value({ src: 'https://a.example/a.jpg', alt: 'A' }) }),
      '![A](https://a.example/a.jpg)',
    ],
    [
      'a button',
      block('button', { button: value({ text: 'Go & buy', linkUrl: 'https://a.example/?a=1&b=2' }) }),
      '[Go & buy](https://a.example/?a=1&b=2)',
    ],
    [
      'a question with its answer',
      block('accordion', {}, block('accordion-item', { content: value('<p>A.</p>'), title: value('Q?') })),
      '**Q?**\n\nA.',
    ],
    ['a video', block('video', { video: value({ src: `https://youtu.be/${ID}` }) }), `https://youtu.be/${ID}`],
  ] as const)('the page shows %s', ([, source, markdown]) => {
    const { losses, ...converted } = convertWordpress(inPage(source, block('divider', {})));
    expect([converted.markdown, losses]).toEqual([markdown, []]);
  });
});

describe('a shortcode of a theme', () => {
  test.for([
    ['a button', '[btn url="https://a.example/x" text="Go on"]', '[Go on](https://a.example/x)'],
    [
      'a button in a line',
      'Please [button link="https://a.example/x" title="call us"] now',
      'Please [call us](https://a.example/x) now',
    ],
    ['a line', 'One\n\n[divider style="thin"]\n\nTwo', 'One\n\n---\n\nTwo'],
    ['an empty space', 'One\n\n[clear]\n\nTwo', 'One\n\nTwo'],
    ['a button without an address', '[button text="x"]', '\\[button text="x"\\]'],
  ] as const)('the page shows %s', ([, source, markdown]) => {
    expect(convertWordpress(source).markdown).toBe(markdown);
  });
});

describe('a gallery', () => {
  const [one, two] = ['<img src="https://a.example/1.jpg" alt="">', '<img src="https://a.example/2.jpg" alt="">'];

  test.for([
    [
      'a list of the first version of blocks',
      `<!-- wp:gallery --><ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure>${one}</figure></li><li><figure>${two}</figure></li></ul><!-- /wp:gallery -->`,
      '![](https://a.example/1.jpg)\n![](https://a.example/2.jpg)',
    ],
    [
      'a list with a caption',
      `<!-- wp:gallery --><ul class="wp-block-gallery"><li><figure>${one}<figcaption>One</figcaption></figure></li><li><figure>${two}</figure></li></ul><!-- /wp:gallery -->`,
      '![](https://a.example/1.jpg "One")\n\n![](https://a.example/2.jpg)',
    ],
    [
      'a list of pictures that is no gallery',
      `<ul><li>${one}</li><li>${two}</li></ul>`,
      '- ![](https://a.example/1.jpg)\n- ![](https://a.example/2.jpg)',
    ],
  ] as const)('the import reads %s', ([, source, markdown]) => {
    expect(convertWordpress(source).markdown).toBe(markdown);
  });
});

describe('a player', () => {
  test.for([
    ['https://www.youtube.com/embed/videoseries?list=PLx', 'https://www.youtube.com/playlist?list=PLx'],
    ['https://www.youtube.com/embed/?list=PLx', 'https://www.youtube.com/playlist?list=PLx'],
    ['https://www.youtube.com/embed/live_stream?channel=UC1', 'https://www.youtube.com/channel/UC1/live'],
    [`//www.youtube.com/embed/${ID}?start=90&amp;feature=oembed`, `https://www.youtube.com/watch?v=${ID}&t=90`],
    [`https://www.youtube-nocookie.com/embed/${ID}`, `https://www.youtube.com/watch?v=${ID}`],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234', 'https://vimeo.com/76979871/abcdef1234'],
    ['https://player.vimeo.com/video/76979871?title=0', 'https://vimeo.com/76979871'],
  ] as const)('the frame of %s is the address of its page', ([source, markdown]) => {
    expect(convertWordpress(`<iframe src="${source}"></iframe>`).markdown).toBe(markdown);
  });
});

test('a conditional comment of Word is no shortcode', () => {
  const { markdown, notes } = convertWordpress(
    '<p class="MsoListParagraph"><!--[if !supportLists]-->·<span>&nbsp; </span><!--[endif]-->First</p>',
  );
  expect([markdown, notes]).toEqual(['- First', []]);
});
