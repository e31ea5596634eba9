import { type LanguageTag, languageOfTag } from '#schema/contentLanguages.ts';
import type { Remarks } from '../../remarks.ts';
import { plainText } from '../plainText.ts';
import type { WordpressItem } from './items.ts';

/** Fields of an entry in exports of sites with WPML. */
const languageFields = ['_wpml_import_language_code', 'wpml_language', '_icl_lang', 'icl_language_code'];
const groupFields = ['_wpml_import_translation_group', 'wpml_trid', '_icl_trid', 'trid'];

export type EntryLanguage = { language: LanguageTag | null; translationGroup: string | null };

/** Polylang's taxonomies, or the fields of WPML. */
export function languageOfEntry({ terms, meta }: WordpressItem, remarks: Remarks): EntryLanguage {
  const term = terms.find(({ taxonomy }) => taxonomy === 'language');
  const group = terms.find(({ taxonomy }) => taxonomy.endsWith('_translations'));
  const fieldOf = (names: readonly string[]) => names.map((name) => meta[name]?.trim()).find(Boolean);
  const written = term?.slug || fieldOf(languageFields) || '';
  const language = languageOfTag(written.replace(/^pll_/, ''));
  if (written && !language) remarks.lose(`its language is not known here: ${plainText(term?.name || written)}`);
  return { language, translationGroup: group?.slug || fieldOf(groupFields) || null };
}
