import { expect, test } from 'vitest';
import type { Files } from '#server/transfer/import/files/fileSet.ts';
import { openCsv } from '#server/transfer/import/formats/csv/csv.ts';
import { proposeMapping } from '#server/transfer/import/formats/csv/propose.ts';

const timeZone = 'Asia/Kolkata';

async function propose(content: string | Buffer) {
  const files: Files = {
    names: ['form.csv'],
    read: async () => (typeof content === 'string' ? Buffer.from(content) : content),
    stream: () => Promise.reject(new Error('not asked for')),
    close: async () => {},
  };
  const { mapping } = await proposeMapping(files, { fileName: 'form.csv', timeZone });
  const source = await openCsv(files, mapping, timeZone);
  return { mapping, records: await Array.fromAsync(source.records()) };
}

const at = new Date('2024-03-13T08:35:09Z');

test.for([
  ['Indonesian', 'Cap waktu,Nama lengkap,Alamat email,Nomor telepon,Pesan', '13/03/2024 14.05.09'],
  ['Finnish', 'Aikaleima,Nimi,Sähköposti,Puhelinnumero,Viesti', '13.3.2024 klo 14.05.09'],
  ['Danish', 'Tidsstempel,Navn,E-mail,Telefon,Besked', '13/03/2024 14.05.09'],
  ['Norwegian', 'Tidsstempel,Fullt navn,E-postadresse,Mobilnummer,Melding', '13.03.2024 14:05:09'],
  ['Korean', '타임스탬프,성함,이메일 주소,연락처,문의 내용', '2024. 3. 13 오후 2:05:09'],
  ['Chinese', '时间戳记,姓名,电子邮件,手机号码,留言', '2024/3/13 下午2:05:09'],
  ['Chinese of Taiwan', '時間戳記,姓名,電子郵件,電話號碼,訊息', '2024/3/13 下午 2:05:09'],
  ['Japanese', 'タイムスタンプ,お名前,メールアドレス,電話番号,お問い合わせ内容', '2024/03/13 14:05:09'],
  [
    'Japanese with questions',
    '送信日時,お名前を入力してください,メールアドレスをご記入ください,電話番号（任意）,ご相談の内容',
    '2024年3月13日 14時05分09秒',
  ],
] as const)('the columns of a form in %s are found', async ([, heads, time]) => {
  const { records } = await propose(`${heads}\n${time},Asha Rao,asha@a.example,9876543210,Hello\n`);
  expect(records).toMatchObject([
    {
      fields: {
        ...{ name: 'Asha Rao', email: 'asha@a.example', message: 'Hello', createdAt: at },
        contactNumber: '+919876543210',
      },
    },
  ]);
});

test.for([
  ['Date,Time,Name,Email', '2024-03-13,14:05:09'],
  ['Time,Date,Name,Email', '14:05:09,2024-03-13'],
  ['Date,Time,Name,Email', '13/03/2024,2:05:09 PM'],
  ['Datum,Uhrzeit,Name,E-Mail', '13.03.2024,14:05:09 Uhr'],
  ['日期,时间,姓名,邮箱', '2024年3月13日,下午2:05:09'],
  ['Dato,Klokkeslæt,Navn,E-mail', '13.03.2024,14.05.09'],
] as const)('the date and the time of %s are one', async ([heads, cells]) => {
  const { records } = await propose(`${heads}\n${cells},Asha Rao,asha@a.example\n`);
  expect(records).toMatchObject([{ fields: { createdAt: at } }]);
});

test('a column of times beside a whole time is left alone', async () => {
  const { mapping } = await propose('Date,Time,Name,Email\n2024-03-13 14:05,in the morning,A B,a@a.example\n');
  expect(mapping.columns.createdAt).toBe('Date');
});

test('names of columns are found below a title', async () => {
  const { records, mapping } = await propose(
    'Entries\n\nDate,Name,Email,Phone,Phone\n2024-03-13,A B,a@a.example,9876543210,9876543211\n',
  );
  expect(mapping.columns.contactNumber).toBe('Phone');
  expect(records).toMatchObject([{ row: 4, fields: { name: 'A B', contactNumber: '+919876543210' } }]);
});

test.for([
  ['4.5', 5, ['rating']],
  ['3,4', 3, ['rating']],
  ['4', 4, undefined],
  ['9/10', 5, ['rating']],
  ['8/10', 4, undefined],
] as const)('the rating %s becomes %d', async ([cell, rating, losses]) => {
  const head = 'Name,Company,Position,Review,Rating,Date';
  const { records } = await propose(`${head}\nAsha,A,CEO,Good work in time,"${cell}",2024-03-13\n`);
  expect(records).toMatchObject([{ fields: { rating } }]);
  expect(Object(records[0]).losses).toEqual(losses);
});

test.for([
  ['German', 'Eintragsdatum;Vor- und Nachname;E-Mail-Adresse;Rufnummer;Ihr Anliegen', '13.03.2024 14:05:09'],
  ['German of a contact form', 'Eingegangen am;Ansprechpartner;Mailadresse;Tel.;Mitteilung', '13.03.2024 14:05:09'],
  ['French', "Date d'envoi;Nom et prénom;Adresse électronique;N° de tél.;Votre demande", '13/03/2024 14:05:09'],
  ['Spanish', 'Fecha de envío;Nombre y apellidos;Correo;Móvil;¿En qué podemos ayudarte?', '13/03/2024 14:05:09'],
  ['Italian', 'Data invio;Nome e cognome;Indirizzo e-mail;Cellulare;Richiesta', '13/03/2024 14:05:09'],
  ['Portuguese', 'Data de envio;Nome completo;E-mail;Telemóvel;Mensagem', '13/03/2024 14:05:09'],
  ['Dutch', 'Datum verzonden;Volledige naam;E-mailadres;Telefoonnummer;Bericht', '13-03-2024 14:05:09'],
  ['Polish', 'Data wysłania;Imię i nazwisko;Adres e-mail;Numer telefonu;Treść wiadomości', '13.03.2024 14:05:09'],
  ['Hindi', 'दिनांक और समय;पूरा नाम;ई-मेल;दूरभाष;आपकी पूछताछ', '13/03/2024 14:05:09'],
  ['Hindi with questions', 'समय;आपका पूरा नाम क्या है?;आपका ईमेल;व्हाट्सएप नंबर;हम आपकी कैसे मदद करें?', '13/03/2024 14:05:09'],
] as const)('the columns of a form with semicolons in %s are found', async ([, heads, time]) => {
  const { records } = await propose(`${heads}\r\n${time};Asha Rao;asha@a.example;9876543210;"Hello;\nyou"\r\n`);
  expect(records).toMatchObject([
    {
      fields: {
        ...{ name: 'Asha Rao', email: 'asha@a.example', message: 'Hello;\nyou', createdAt: at },
        contactNumber: '+919876543210',
      },
    },
  ]);
});

test.for([
  ['German', 'Rezensent;Sterne;Rezension;Bewertungsdatum', '5 Sterne'],
  ['French', "Auteur;Note;Avis;Date de l'avis", '5 étoiles'],
  ['Spanish', 'Nombre del autor;Calificación;Reseña;Fecha', '5 estrellas'],
  ['Italian', 'Autore;Valutazione;Recensione;Data', '5 su 5'],
  ['Portuguese', 'Autor;Nota;Avaliação;Data', '5/5'],
  ['Dutch', 'Naam;Sterren;Beoordeling;Datum', '5'],
  ['Hindi', 'नाम;रेटिंग;समीक्षा;तारीख', '5 सितारे'],
] as const)('reviews in %s are recognised by their ratings', async ([, heads, rating]) => {
  const { mapping, records } = await propose(`${heads}\nAsha;${rating};Good work again;13.03.2024\n`);
  expect(mapping.as).toBe('review');
  expect(records).toMatchObject([{ fields: { name: 'Asha', rating: 5, clientFeedback: 'Good work again' } }]);
});

test('a column of notes makes no reviews of messages', async () => {
  const { mapping } = await propose('Name,Email,Note,Date\nAsha Rao,asha@a.example,2 calls,2024-03-13\n');
  expect(mapping.as).toBe('enquiry');
});

test('a table in UTF-16 without a mark at its beginning is read', async () => {
  const text = 'Name\tEmail\tMessage\tDate\nZoë\tz@z.example\tHi, you\t2024-03-13\n';
  const { records } = await propose(Buffer.from(text, 'utf16le'));
  expect(records).toMatchObject([{ fields: { name: 'Zoë', message: 'Hi, you' } }]);
});
