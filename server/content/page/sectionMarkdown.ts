import type { PageSection } from '#schema/pageSections.ts';

type Text = string | null | undefined;

const blocks = (...parts: Text[]): string => parts.filter(Boolean).join('\n\n');
const heading = (level: number, text: Text) => text && `${'#'.repeat(level)} ${text}`;
const link = (text: Text, url: Text) => text && (url ? `[${text}](${url})` : text);
const buttonOf = ({ buttonText, buttonUrl }: { buttonText?: Text; buttonUrl?: Text }) => link(buttonText, buttonUrl);
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** @param addressOf a picture by its id @returns the sections of a page as one text, for readers of an export */
export function sectionsMarkdown(sections: readonly PageSection[], addressOf: (id: string) => string): string {
  const picture = (id: Text, alt: Text) => id && `![${alt ?? ''}](${addressOf(id)})`;
  const textOf = (section: PageSection): string => {
    switch (section.type) {
      case 'hero':
        return blocks(heading(1, section.headline), section.lead, picture(section.pictureId, null), buttonOf(section));
      case 'text':
        return blocks(heading(2, section.headline), section.body);
      case 'picture':
        return blocks(picture(section.pictureId, section.altText), section.caption);
      case 'gallery':
        return blocks(heading(2, section.headline), ...section.pictureIds.map((id) => picture(id, null)));
      case 'cards':
        return blocks(
          heading(2, section.headline),
          ...section.cards.map(({ title, text, url, pictureId }) =>
            blocks(heading(3, link(title, url)), picture(pictureId, null), text),
          ),
        );
      case 'figures':
        return blocks(
          heading(2, section.headline),
          list(section.figures.map(({ figure, label }) => `**${figure}** ${label}`)),
        );
      case 'logos':
        return blocks(
          heading(2, section.headline),
          ...section.logos.map(({ name, pictureId, url }) => blocks(picture(pictureId, name), link(url && name, url))),
        );
      case 'people':
        return blocks(
          heading(2, section.headline),
          ...section.people.map(({ name, role, text, url, pictureId }) =>
            blocks(heading(3, link(name, url)), role, picture(pictureId, name), text),
          ),
        );
      case 'questions':
        return blocks(
          heading(2, section.headline),
          ...section.questions.map(({ question, answer }) => blocks(heading(3, question), answer)),
        );
      case 'prices':
        return blocks(
          heading(2, section.headline),
          section.text,
          ...section.plans.map(({ name, price, period, text, features, ...button }) =>
            blocks(heading(3, name), [price, period].filter(Boolean).join(' '), text, list(features), buttonOf(button)),
          ),
        );
      case 'callToAction':
        return blocks(heading(2, section.headline), section.text, buttonOf(section));
      case 'video':
        return blocks(heading(2, section.headline), `<${section.url}>`, section.caption);
      case 'contactForm':
      case 'newsletter':
      case 'booking':
        return blocks(heading(2, section.headline), section.text);
      // Reviews and case studies are files of their own.
      case 'quotes':
      case 'caseStudies':
        return blocks(heading(2, section.headline));
    }
  };
  return blocks(...sections.map(textOf));
}
