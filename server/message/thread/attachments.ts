import type { AttachmentRow } from './table.ts';

/** Where attachments are downloaded. */
export const ATTACHMENTS = '/attachments';

/** @returns where an attachment is downloaded */
export const pathOf = ({ id }: Pick<AttachmentRow, 'id'>): string => `${ATTACHMENTS}/${id}`;

/** Endings of names that Windows, macOS, Linux, phones or an office program run. */
const executable =
  /\.(apk|app|appimage|bat|chm|cmd|com|cpl|deb|desktop|dll|dmg|docm|dotm|exe|gadget|hta|htm|html|img|iso|jar|js|jse|lnk|mht|msc|msi|msp|one|pif|pkg|pptm|ps1|reg|rpm|scf|scr|sh|svg|url|vb|vbe|vbs|vhd|vhdx|ws|wsc|wsf|wsh|xhtml|xlam|xll|xlsm)$/i;

/** @returns whether a file's name is one that a computer may run, trailing dots and blanks aside, which Windows drops */
export const isExecutable = (name: string): boolean => executable.test(name.replace(/[\s.]+$/, ''));
