import type { Nodes as MdastNodes } from 'mdast';

export const raw = (value: string): MdastNodes => ({ type: 'html', value });

/** The name keeps it in its paragraph. */
export const inlineRaw = (value: string): MdastNodes => ({ type: 'html', value, data: { hName: 'span' } });
