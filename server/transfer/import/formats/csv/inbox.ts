import type { Files } from '../../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../../files/limits.ts';
import { ImportError } from '../../importError.ts';
import type { RecordSource } from '../../source.ts';
import { isTable, openCsv } from './csv.ts';
import { readHead } from './head.ts';
import { CsvMapping } from './mapping.ts';
import { encodingOf } from './rows.ts';

/** The columns of the file that the inbox downloads (server/app/csv/clientLists.ts). */
export const inboxMapping: CsvMapping = CsvMapping.parse({
  as: 'enquiry',
  from: 'inbox of Marquee',
  columns: {
    ...{ createdAt: 'Received (UTC)', name: 'Name', email: 'Email', contactNumber: 'Number', service: 'Service' },
    ...{ message: 'Message', isRead: 'Read', isSpam: 'Spam', stage: 'Stage', lostReason: 'Lost reason' },
    ...{ followUpDay: 'Follow-up', followUpNote: 'Note', value: 'Value (rupees)' },
    ...{ source: 'Source', medium: 'Medium', campaign: 'Campaign', referrer: 'Referrer' },
    ...{ firstPage: 'First page', sentFrom: 'Sent from', owner: 'Owner' },
  },
  values: { source: { Unknown: '' } },
  id: 'Id',
});

/**
 * Opens a file that the inbox has downloaded, which needs no mapping.
 * @returns null for other files @throws ImportError for a damaged one
 */
export async function openInboxFile(files: Files, timeZone: string): Promise<RecordSource | null> {
  const [name, ...otherNames] = files.names;
  if (name === undefined || otherNames.length || !isTable(name)) return null;
  const bytes = await files.read(name, MAX_TEXT_BYTES);
  try {
    await readHead(bytes, encodingOf(bytes, inboxMapping.encoding), inboxMapping);
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
  return openCsv(files, inboxMapping, timeZone, { isInbox: true });
}
