import { expect, test, vi } from 'vitest';
import { isForeign, reasonFor } from '#web/office/editor/paste/pictureSource.ts';

const [SIGNED_IN, OF_A_MAIL, ON_THE_COMPUTER, NOT_COPIED] = [
  'Its site shows it only to those who are signed in there.',
  'It belongs to a mail, and the clipboard only names it.',
  'It is a file on your computer, which the clipboard only names.',
  'Its site does not allow it to be copied, or the file is damaged.',
];

test.for([
  ['https://mail.google.com/mail/u/0?ui=2&attid=0.1&disp=emb', SIGNED_IN],
  ['https://lh3.googleusercontent.com/a', NOT_COPIED],
  ['//mail.google.com/mail/u/0?attid=0.1', SIGNED_IN],
  ['https://contoso.sharepoint.com/sites/x/a.png', SIGNED_IN],
  ['https://contoso-my.sharepoint.com/personal/a/photo.jpg', SIGNED_IN],
  ['https://attachments.office.net/owa/a@b.example/service.svc/s/GetAttachmentThumbnail?id=1', SIGNED_IN],
  ['https://outlook.office.com/mail/attachment/1', SIGNED_IN],
  ['https://outlook.live.com/owa/service.svc/s/GetFileAttachment?id=1', SIGNED_IN],
  ['https://eu-api.asm.skype.com/v1/objects/1/views/imgo', SIGNED_IN],
  ['https://files.slack.com/files-pri/T1-F1/image.png', SIGNED_IN],
  ['https://example.atlassian.net/wiki/download/a.png', SIGNED_IN],
  ['http://localhost:8080/a.png', SIGNED_IN],
  ['http://192.168.1.20/wiki/a.png', SIGNED_IN],
  ['cid:image001.png@01DA.2F3B', OF_A_MAIL],
  ['file:///C:/Users/a/Temp/clip_image001.png', ON_THE_COMPUTER],
  ['webkit-fake-url://1/image.png', ON_THE_COMPUTER],
  ['https://bucket.s3.amazonaws.com/a.png?X-Amz-Signature=1', NOT_COPIED],
  ['blob:https://docs.example/1', NOT_COPIED],
  ['data:image/png;base64,', NOT_COPIED],
] as const)('the picture at %s is uploaded or the writer is told: %s', ([address, reason]) => {
  expect([isForeign(address), reasonFor(address)]).toEqual([true, reason]);
});

test.for([
  'https://old.example/wp-content/uploads/a.png',
  'https://mail.google.com.example/a.png',
  'https://notsharepoint.com/a.png',
  'https://images.unsplash.com/photo-1?w=800',
  'http://192.0.2.1/a.png',
  'https://localhost.example/a.png',
  'https://www.dropbox.com/s/1/a.png?raw=1',
  '/uploads/a.png',
])('the picture at %s stays where it is', (address) => {
  expect(isForeign(address)).toBe(false);
});

test('a picture of the site itself stays where it is, also in a private network', () => {
  vi.stubGlobal('location', new URL('http://192.168.1.20:4000/admin'));
  expect(isForeign('http://192.168.1.20:4000/uploads/a.png')).toBe(false);
  expect(isForeign('http://192.168.1.21/uploads/a.png')).toBe(true);
});
