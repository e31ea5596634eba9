import iconv from 'iconv-lite';

export type Transfer = '8bit' | 'base64' | 'quoted-printable';

/** A part of a mail as bytes: headers, blank line, encoded content. */
export function rawPart(headers: string[], content: Buffer, transfer: Transfer = '8bit'): Buffer {
  const head = [...headers, `Content-Transfer-Encoding: ${transfer}`].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), encoded(content, transfer)]);
}

export function encoded(content: Buffer, transfer: Transfer): Buffer {
  if (transfer === '8bit') return content;
  if (transfer === 'base64') return Buffer.from(content.toString('base64').replace(/.{76}/g, '$&\r\n'));
  const lines = content
    .toString('latin1')
    .split('\r\n')
    .map((line) =>
      line.replace(/[^\x20-<>-~]|[ \t]$/g, (letter) => `=${hexOf(letter)}`).replace(/.{60}(?<!=|=.)(?=.)/g, '$&=\r\n'),
    );
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

const hexOf = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');

export function multipart(subtype: string, parts: Buffer[], boundary = `b-${subtype}`): Buffer {
  const pieces = parts.flatMap((part) => [Buffer.from(`\r\n--${boundary}\r\n`), part]);
  const head = Buffer.from(`Content-Type: multipart/${subtype}; boundary="${boundary}"\r\n\r\n`);
  return Buffer.concat([head, ...pieces, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

const usualHeaders = [
  'From: Asha <asha@rao.example>',
  'To: office@agency.example',
  'Subject: Re: Your enquiry',
  'Message-ID: <raw@rao.example>',
  'MIME-Version: 1.0',
];

/** @param body a part, whose headers become the mail's */
export const rawMail = (body: Buffer, headers: string[] = usualHeaders): Buffer =>
  Buffer.concat([Buffer.from(headers.map((line) => `${line}\r\n`).join('')), body]);

/** Text in a charset, with proper line ends. */
export const bytesIn = (charset: string, text: string): Buffer =>
  iconv.encode(text.replace(/\r?\n/g, '\r\n'), charset, { addBOM: false });
