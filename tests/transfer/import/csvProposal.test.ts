import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { openCsv } from '#server/transfer/import/formats/csv/csv.ts';
import type { DateOrder } from '#server/transfer/import/formats/csv/mapping.ts';
import { proposalLines, proposeMapping } from '#server/transfer/import/formats/csv/propose.ts';
import { csvFile } from '#tests/kit/content/csvImport.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';

let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

let made = 0;
async function propose(content: string | Uint8Array, dates?: DateOrder) {
  made += 1;
  const path = join(folder, `${made}.csv`);
  await writeFile(path, content);
  const timeZone = 'Asia/Kolkata';
  const proposal = await proposeMapping(await openFiles(path), { fileName: 'Contact form.csv', timeZone, dates });
  const source = await openCsv(await openFiles(path), proposal.mapping, timeZone);
  return { ...proposal, records: await Array.fromAsync(source.records()) };
}

const forms: [name: string, rows: string[][], fields: object, createdAt: string][] = [
  [
    'Flamingo',
    [
      ['your-name', 'your-email', 'your-subject', 'your-message', 'Date'],
      ['Asha Rao', 'asha@a.example', 'Hello', 'Two lines\n"of" text', '2024-03-05T10:00:00+00:00'],
    ],
    { name: 'Asha Rao', email: 'asha@a.example', message: 'Hello\nTwo lines\n"of" text' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'CFDB7',
    [
      ['form_id', 'form_date', 'your-name', 'your-email', 'your-tel'],
      ['7', '2024-03-05 15:30:00', 'Asha', 'asha@a.example', '9876543210'],
    ],
    { name: 'Asha', contactNumber: '+919876543210' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Gravity Forms',
    [
      ['Name (First)', 'Name (Last)', 'Email', 'Phone', 'Comments', 'Entry Id', 'Entry Date', 'Source Url', 'User IP'],
      [
        'Ben',
        'Ode',
        'b@b.example',
        '(022) 2345 6789',
        'Hi',
        '12',
        '2024-03-05 15:30:00',
        'https://o.example/c',
        '1.2.3.4',
      ],
    ],
    { name: 'Ben Ode', email: 'b@b.example', message: 'Hi', sentFrom: 'https://o.example/c' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'WPForms',
    [
      ['Name', 'Email', 'Comment or Message', 'Entry Date', 'Entry ID'],
      ['Ben', 'b@b.example', 'Hi', 'March 5, 2024 3:30 pm', '3'],
    ],
    { name: 'Ben', message: 'Hi' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Google Forms in German',
    [
      ['Zeitstempel', 'Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer', 'Nachricht'],
      ['25.03.2024 15:30:00', 'Jörg', 'Groß', 'j@g.example', '+49 30 901820', 'Hallo'],
    ],
    { name: 'Jörg Groß', email: 'j@g.example', contactNumber: '+4930901820', message: 'Hallo' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Google Forms in Portuguese',
    [
      ['Carimbo de data/hora', 'Nome', 'Email'],
      ['25/03/2024 15:30:00', 'Zé', 'z@g.example'],
    ],
    { name: 'Zé', email: 'z@g.example' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Google Forms in English',
    [
      ['Timestamp', 'Full Name', 'Email Address'],
      ['3/25/2024 15:30:00', 'Zed', 'z@g.example'],
    ],
    { name: 'Zed' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Typeform',
    [
      [
        '#',
        'First name',
        'Last name',
        'Phone number',
        'Email',
        'Response Type',
        'Start Date (UTC)',
        'Submit Date (UTC)',
      ],
      ['k7x', 'Zed', 'Yu', '', 'z@t.example', 'completed', '2024-03-05 09:58:00', '2024-03-05 10:00:00'],
    ],
    { name: 'Zed Yu' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'HubSpot',
    [
      ['Record ID', 'First Name', 'Last Name', 'Email', 'Phone Number', 'Contact owner', 'Create Date'],
      ['901', 'Zed', 'Yu', 'z@h.example', '', 'Meera', '2024-03-05 15:30'],
    ],
    { name: 'Zed Yu', email: 'z@h.example' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Typeform with questions as heads',
    [
      ['#', "What's your name?", 'What is your email address?', 'How can we help?', 'Tags', 'Submit Date (UTC)'],
      ['k7x', 'Zed Yu', 'z@t.example', 'With ads', 'x', '2024-03-05 10:00:00'],
    ],
    { name: 'Zed Yu', email: 'z@t.example', message: 'With ads' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Google Forms in Hindi',
    [
      ['टाइमस्टैम्प', 'ईमेल पता', 'नाम', 'मोबाइल नंबर', 'आपका संदेश'],
      ['25/03/2024 15:30:00', 'asha@a.example', 'आशा राव', '9876543210', 'नमस्ते जी'],
    ],
    { name: 'आशा राव', email: 'asha@a.example', contactNumber: '+919876543210', message: 'नमस्ते जी' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Google Forms in French',
    [
      ['Horodateur', 'Adresse e-mail', 'Nom', 'Prénom', 'Votre message'],
      ['25/03/2024 15:30:00', 'a@a.example', 'Dupont', 'Amélie', 'Bonjour'],
    ],
    { name: 'Amélie Dupont', message: 'Bonjour' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Formidable Forms, whose surname is beside the name',
    [
      ['Name', 'Last', 'Email', 'Subject', 'Message', 'Timestamp', 'Last Updated', 'ID', 'Key'],
      ['Asha', 'Rao', 'a@a.example', 'Sub', 'Hello', '2024-03-05 15:30:00', '2024-03-05 15:30:00', '9', 'k3j'],
    ],
    { name: 'Asha Rao', message: 'Sub\nHello' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Netlify, whose first name is empty and whose number is no phone number',
    [
      ['number', 'id', 'email', 'name', 'first_name', 'last_name', 'body', 'created_at'],
      ['1', '5f2', 'a@a.example', 'Asha Rao', '', '', 'Hello', '2024-03-05T10:00:00.000Z'],
    ],
    { name: 'Asha Rao', message: 'Hello' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'advertisements of Facebook',
    [
      ['id', 'created_time', 'ad_name', 'platform', 'full_name', 'email', 'phone_number'],
      ['l:1', '2024-03-05T15:30:00+05:30', 'Ad', 'fb', 'Asha Rao', 'a@a.example', 'p:+919876543210'],
    ],
    { name: 'Asha Rao', contactNumber: '+919876543210' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Microsoft Forms, with short years',
    [
      ['ID', 'Start time', 'Completion time', 'Email', 'Name', 'Your question'],
      ['1', '3/25/24 15:20:00', '3/25/24 15:30:00', 'a@a.example', 'Asha', 'Why?'],
    ],
    { name: 'Asha', message: 'Why?' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Excel in German, whose dates have dots',
    [
      ['Name', 'E-Mail', 'Ihre Anfrage', 'Datum'],
      ['Jürgen', 'j@a.example', 'Hallo', '05.03.2024 15:30'],
    ],
    { name: 'Jürgen', message: 'Hallo' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Zoho and Wix',
    [
      ['First name', 'Last name', 'Email', 'Added Time'],
      ['Asha', 'Rao', 'a@a.example', '05-Mar-2024 15:30:00'],
    ],
    { name: 'Asha Rao' },
    '2024-03-05T10:00:00.000Z',
  ],
];

describe('a proposed mapping', () => {
  test.for(forms)('the columns of %s are recognised', async ([, rows, fields, createdAt]) => {
    const { records } = await propose(csvFile(rows));
    expect(records).toEqual([
      expect.objectContaining({
        kind: 'enquiry',
        fields: expect.objectContaining({ ...fields, createdAt: new Date(createdAt) }),
      }),
    ]);
  });

  test('reviews are recognised by their rating', async () => {
    const rows = [
      ['Reviewer', 'Rating', 'Comment', 'Review date'],
      ['Zed', '4', 'Good work, again and again.', '2024-03-05'],
    ];
    const { mapping, records } = await propose(csvFile(rows));
    expect(mapping).toMatchObject({ as: 'review', defaults: { companyName: 'Google', position: 'Reviewer' } });
    expect(records).toEqual([expect.objectContaining({ fields: expect.objectContaining({ name: 'Zed', rating: 4 }) })]);
  });

  test('a rating is read in every usual spelling', async () => {
    const spellings = ['4', '4/5', '4 out of 5', '8/10', '4 stars', 'FOUR', 'four stars', '★★★★☆', '⭐⭐⭐⭐'];
    const { records } = await propose(
      csvFile([
        ['Review Username', 'Review Stars', 'Review Content', 'Review Created (UTC)'],
        ...spellings.map((rating) => [`Zed ${rating}`, rating, 'Good work, again.', '2024-03-05 10:00:00']),
      ]),
    );
    expect(records.map((record) => ('fields' in record ? record.fields.rating : record.fault))).toEqual(
      spellings.map(() => 4),
    );
  });

  const plain = [
    ['Name', 'Email', 'Message', 'Date'],
    ['Zoë', 'z@p.example', 'Text, with a comma; and a semicolon\nand a line', '2024-03-05'],
  ];
  test.for([
    ['semicolons', Buffer.from(csvFile(plain, ';'))],
    ['tabs', Buffer.from(csvFile(plain, '\t'))],
    ['a byte order mark', Buffer.from(`\ufeff${csvFile(plain)}`)],
    ['the line in which Excel names the delimiter', Buffer.from(`sep=;\r\n${csvFile(plain, ';')}`)],
    [
      'a last column that is empty and left out',
      Buffer.from(csvFile([[...(plain[0] ?? []), 'Page', 'Notes'], plain[1] ?? []])),
    ],
    ['UTF-16', Buffer.from(`\ufeff${csvFile(plain, '\t')}`, 'utf16le')],
    ['windows-1252', Buffer.from(csvFile(plain, ';'), 'latin1')],
  ] as const)('a file with %s is read', async ([, bytes]) => {
    const { records } = await propose(bytes);
    const fields = { name: 'Zoë', message: 'Text, with a comma; and a semicolon\nand a line' };
    expect(records).toEqual([expect.objectContaining({ fields: expect.objectContaining(fields) })]);
  });

  test('dates that can be read in two ways are refused until their order is said', async () => {
    const content = csvFile([
      ['Name', 'Email', 'Date'],
      ['Zed', 'z@p.example', '3/4/2024'],
    ]);
    await expect(propose(content)).rejects.toThrow(
      /^The dates in "Date", such as 3\/4\/2024, can be read in 2 ways: say --dates (?:day-month-year|month-day-year) or/,
    );
    const { records } = await propose(content, 'month-day-year');
    expect(records[0]).toMatchObject({ fields: { createdAt: new Date('2024-03-03T18:30:00Z') } });
  });

  test('a table without an address is refused with the names of its columns', async () => {
    const content = csvFile([
      ['Name', 'Date'],
      ['Zed', '2024-03-05'],
    ]);
    await expect(propose(content)).rejects.toThrow(
      'No column was recognised as email: say with --mapping FILE what the columns are. There are "Name", "Date".',
    );
  });

  test('each column is printed with a sample and its field, and the mapping as a file', async () => {
    const proposal = await propose(
      csvFile([
        ['Name', 'Email', 'Date', 'User IP'],
        ['Zed', 'z@p.example', '2024-03-05', '1.2.3.4'],
      ]),
    );
    const lines = proposalLines(proposal);
    expect(lines).toContain('  "Email" (such as "z@p.example"): email');
    expect(lines).toContain('  "User IP" (such as "1.2.3.4"): ignored');
    expect(JSON.parse(lines.at(-1) ?? '').csv).toMatchObject({ as: 'enquiry', columns: { name: 'Name' } });
  });
});
