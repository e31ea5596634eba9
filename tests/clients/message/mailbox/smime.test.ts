import { describe, expect, test } from 'vitest';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { readMail } from '#server/clients/message/mailbox/readMail.ts';
import { multipart, rawMail, rawPart } from '#tests/kit/content/rawMail.ts';
import { enveloped, signedOpaque } from '#tests/kit/content/smime.ts';

const type = (kind: string, mediaType = 'application/pkcs7-mime') =>
  `Content-Type: ${mediaType}; smime-type=${kind}; name=smime.p7m`;
const inner = multipart('mixed', [
  rawPart(['Content-Type: text/plain; charset=utf-8'], Buffer.from('Schöne Grüße, Dienstag passt.'), 'base64'),
  rawPart(
    ['Content-Type: application/pdf; name=brief.pdf', 'Content-Disposition: attachment'],
    Buffer.from('%PDF'),
    'base64',
  ),
]);
const text = 'Schöne Grüße, Dienstag passt.';
const read = async (content: Buffer, header: string) => {
  const mail = await readMail(rawMail(rawPart([header], content, 'base64')));
  return { text: mail.text, files: mail.attachments.map(({ name }) => name), omitted: mail.omitted };
};

describe('opaque S/MIME', () => {
  test.for([
    ['in one piece', signedOpaque(inner), type('signed-data')],
    ['in several pieces', signedOpaque(inner, 4), type('signed-data')],
    ['under its old media type', signedOpaque(inner), type('signed-data', 'application/x-pkcs7-mime')],
    ['under the type of any file', signedOpaque(inner), 'Content-Type: application/octet-stream; name=smime.p7m'],
    ['without a kind', signedOpaque(inner), 'Content-Type: application/pkcs7-mime'],
    [
      'within another one',
      signedOpaque(rawPart([type('signed-data')], signedOpaque(inner), 'base64')),
      type('signed-data'),
    ],
  ] as [string, Buffer, string][])('an opaque S/MIME part is read as its content %s', async ([, content, header]) => {
    expect(await read(content, header)).toEqual({ text, files: ['brief.pdf'], omitted: [] });
  });

  test('the mail says that an encrypted part stays a file', async () => {
    expect(await read(enveloped(), type('enveloped-data'))).toEqual({
      text: '',
      files: ['smime.p7m'],
      omitted: [incomingMailStrings.encrypted],
    });
  });

  test('the mail says that a damaged part stays a file', async () => {
    for (const content of [signedOpaque(inner).subarray(0, 60), Buffer.from('no ASN.1')]) {
      expect(await read(content, type('signed-data'))).toEqual({
        text: '',
        files: ['smime.p7m'],
        omitted: [incomingMailStrings.unopened],
      });
    }
  });
});
