import { describe, expect, test } from 'vitest';
import { readMail } from '#server/clients/message/mailbox/readMail.ts';

const read = async (text: string, parameters = '') => {
  const headers = ['From: Asha <asha@rao.example>', `Content-Type: text/plain; charset=utf-8${parameters}`];
  const { text: written, quoted } = await readMail(Buffer.from(`${headers.join('\r\n')}\r\n\r\n${text}`));
  return { text: written, quoted };
};

/** Header blocks as Outlook writes them. */
const blocks: Record<string, string> = {
  Danish: 'Fra: Bureauet\nSendt: 20. november 2026 09:58\nTil: Asha Rao\nEmne: Din forespørgsel',
  Swedish: 'Från: Byrån\nSkickat: den 20 november 2026 09:58\nTill: Asha Rao\nÄmne: Din förfrågan',
  Norwegian: 'Fra: Byrået <office@agency.example>\nDato: fredag, 20. november 2026\nTil: Asha Rao\nEmne: Forespørsel',
  Polish: 'Od: Agencja\nWysłano: piątek, 20 listopada 2026 09:58\nDo: Asha Rao\nTemat: Zapytanie',
  Russian: 'От: Агентство\nОтправлено: 20 ноября 2026 г. 9:58\nКому: Asha Rao\nТема: Ваш запрос',
  Czech: 'Od: Agentura\nOdesláno: pátek 20. listopadu 2026 9:58\nKomu: Asha Rao\nPředmět: Dotaz',
  Finnish: 'Lähettäjä: Toimisto\nLähetetty: perjantai 20. marraskuuta 2026 9.58\nVastaanottaja: Asha\nAihe: Kysely',
  Turkish: 'Kimden: Ajans\nGönderildi: 20 Kasım 2026 Cuma 09:58\nKime: Asha Rao\nKonu: Talebiniz',
  Hungarian: 'Feladó: Ügynökség\nElküldve: 2026. november 20., péntek 9:58\nCímzett: Asha\nTárgy: Kérdés',
  Korean: '보낸 사람: 에이전시\n보낸 날짜: 2026년 11월 20일 금요일 오전 9:58\n받는 사람: Asha\n제목: 문의',
  Arabic: 'من: الوكالة\nتاريخ الإرسال: 20 نوفمبر 2026 09:58\nإلى: Asha\nالموضوع: طلبك',
  Hebrew: '\u200fמאת: הסוכנות\n\u200fנשלח: יום שישי 20 נובמבר 2026 09:58\n\u200fאל: Asha\n\u200fנושא: פנייתך',
  Greek: 'Από: Γραφείο\nΣτάλθηκε: Παρασκευή, 20 Νοεμβρίου 2026 9:58 πμ\nΠρος: Asha\nΘέμα: Ερώτηση',
  Ukrainian: 'Від: Агенція\nНадіслано: 20 листопада 2026 р. 9:58\nКому: Asha\nТема: Запит',
  Chinese: '发件人: 代理\n发送时间: 2026年11月20日 9:58\n收件人: Asha\n主题: 咨询',
  'Traditional Chinese': '寄件者：代理\n寄件日期：2026年11月20日 上午 09:58\n收件者：Asha\n主旨：諮詢',
  Bulgarian: 'От: Агенция\nИзпратено: петък, 20 ноември 2026 г. 9:58\nДо: Asha\nОтносно: Запитване',
  Croatian: 'Šalje: Agencija\nPoslano: petak, 20. studenoga 2026. 9:58\nPrima: Asha\nPredmet: Upit',
  Slovenian: 'Od: Agencija\nPoslano: petek, 20. november 2026 9:58\nZa: Asha\nZadeva: Povpraševanje',
  Serbian: 'Od: Agencija\nPoslato: petak, 20. novembar 2026. 9:58\nZa: Asha\nTema: Upit',
  'Serbian in Cyrillic': 'Од: Агенција\nПослато: петак, 20. новембар 2026. 9:58\nЗа: Asha\nТема: Упит',
  Malay: 'Daripada: Agensi\nDihantar: Jumaat, 20 November 2026 9:58\nKepada: Asha\nSubjek: Pertanyaan',
  Hindi: 'से: एजेंसी\nभेजा गया: शुक्रवार 20 नवंबर 2026 09:58\nप्रति: Asha\nविषय: पूछताछ',
  Slovak: 'Od: Agentúra\nOdoslané: piatok 20. novembra 2026 9:58\nKomu: Asha\nPredmet: Dopyt',
  Romanian: 'De la: Agenția\nTrimis: vineri, 20 noiembrie 2026 09:58\nCătre: Asha\nSubiect: Cerere',
  Vietnamese: 'Từ: Văn phòng\nĐã gửi: Thứ Sáu, 20 Tháng Mười Một 2026 9:58\nĐến: Asha\nChủ đề: Yêu cầu',
  Thai: 'จาก: สำนักงาน\nส่ง: 20 พฤศจิกายน 2569 9:58\nถึง: Asha\nเรื่อง: สอบถาม',
  Indonesian: 'Dari: Agensi\nDikirim: Jumat, 20 November 2026 09.58\nKepada: Asha\nPerihal: Pertanyaan',
  Estonian: 'Saatja: Büroo\nSaadetud: reede, 20. november 2026 9:58\nAdressaat: Asha\nTeema: Päring',
  Latvian: 'No: Birojs\nNosūtīts: piektdiena, 2026. gada 20. novembris 9:58\nKam: Asha\nTēma: Jautājums',
  Catalan: 'De: Oficina\nEnviat: divendres, 20 de novembre de 2026 9:58\nPer a: Asha\nAssumpte: Consulta',
  Icelandic: 'Frá: Skrifstofa\nSent: föstudagur, 20. nóvember 2026 09:58\nTil: Asha\nEfni: Fyrirspurn',
  Persian: 'از: دفتر\nارسال شده: جمعه ۲۰ نوامبر 2026 09:58\nبه: Asha\nموضوع: پرسش',
  Lithuanian: 'Nuo: Biuras\nIšsiųsta: 2026 m. lapkričio 20 d. 9:58\nKam: Asha\nTema: Klausimas',
  Japanese: '差出人: 代理店\n送信日時: 2026年11月20日 9:58\n宛先: Asha\n件名: お問い合わせ',
  French: 'De : Agence\nEnvoyé : vendredi 20 novembre 2026 09:58\nÀ : Asha\nObjet : Demande',
  Italian: 'Da: Agenzia\nInviato: venerdì 20 novembre 2026 09:58\nA: Asha\nOggetto: Richiesta',
  Dutch: 'Van: Bureau\nVerzonden: vrijdag 20 november 2026 09:58\nAan: Asha\nOnderwerp: Vraag',
  Spanish: 'De: Agencia\nEnviado el: viernes, 20 de noviembre de 2026 9:58\nPara: Asha\nAsunto: Consulta',
  Portuguese: 'De: Agência\nEnviada em: sexta-feira, 20 de novembro de 2026 09:58\nPara: Asha\nAssunto: Pedido',
  German: '*Von:* Agentur\n*Gesendet:* Freitag, 20. November 2026 09:58\n*An:* Asha\n*Betreff:* Anfrage',
  English: 'From: The Agency\nSent: Friday, November 20, 2026 9:58 AM\nTo: Asha\nSubject: Your enquiry',
};

describe('a header block of Outlook', () => {
  test.for(Object.entries(blocks))('a header block of Outlook begins the quoted mail in %s', async ([, block]) => {
    const quoted = `${block}\n\nWhich day?`;
    expect(await read(`Yes, on Tuesday.\n\n${quoted}`)).toEqual({ text: 'Yes, on Tuesday.', quoted });
  });

  test.for([
    ['a travel plan', 'From: Delhi\nTo: Mumbai\nDate: 12 December'],
    ['a travel plan with times', 'From: Delhi\nTo: Mumbai\nDate: 12 December 2026, 10:15\nSeats: 2'],
    ['a travel plan in Polish', 'Od: Warszawa\nDo: Kraków\nData: 12.12.2026 10:15'],
    ['a travel plan in Indonesian', 'Dari: Jakarta\nKepada: Bandung\nTanggal: 12 Desember 2026'],
    ['an answer with No:', 'No: 5 pages\nKam: 3\nTema: blue'],
    ['a table of prices', 'From: 5 lakh\nTo: 8 lakh\nSubject: the logo'],
    ['labels of different languages', 'От: Дели\nSent: 20 November 2026 9:58\nSubject: x'],
  ])('%s is not taken for a header block of Outlook', async ([, lines = '']) => {
    const text = `The journey is\n\n${lines}\n\nPlease book it.`;
    expect(await read(text)).toEqual({ text, quoted: null });
  });
});

describe('an attribution line', () => {
  test.for([
    ['Czech', 'Dne 20. 11. 2026 9:58 Agentura napsal(a):'],
    ['Finnish', 'pe 20. marrask. 2026 klo 9.58 Toimisto (office@agency.example) kirjoitti:'],
    ['Turkish', '20 Kas 2026 Cum 09:58 tarihinde Ajans <office@agency.example> şunu yazdı:'],
    ['Hungarian', 'Ügynökség <office@agency.example> ezt írta (időpont: 2026. nov. 20., P, 9:58):'],
    ['Russian', 'пт, 20 нояб. 2026 г. в 09:58, Агентство <office@agency.example> написал:'],
    ['Russian without a verb', 'пт, 20 нояб. 2026 г. в 09:58, Агентство <office@agency.example>:'],
    ['Russian of Mail.ru', 'Пятница, 20 ноября 2026, 9:58 +03:00 от Агентство <office@agency.example>:'],
    ['Ukrainian', 'пт, 20 лист. 2026 р. о 09:58 Агенція <office@agency.example> пише:'],
    ['Greek', 'Στις Παρ 20 Νοε 2026 στις 9:58, το Γραφείο <office@agency.example> έγραψε:'],
    ['Korean', '2026년 11월 20일 (금) 오전 9:58, 에이전시 <office@agency.example>님이 작성:'],
    ['Arabic', 'في الجمعة، 20 نوفمبر 2026 في 9:58 ص كتب الوكالة <office@agency.example>:'],
    ['Hebrew', 'בתאריך יום ו׳, 20 בנוב׳ 2026 ב-9:58 מאת הסוכנות <office@agency.example> כתב:'],
  ])('an attribution line begins a quote without marks in %s', async ([, line = '']) => {
    expect(await read(`Yes, on Tuesday.\n\n${line}\n\nWhich day?`)).toEqual({
      text: 'Yes, on Tuesday.',
      quoted: `${line}\n\nWhich day?`,
    });
  });

  test('an attribution line with digits of another script begins a quote', async () => {
    const quoted = 'در تاریخ جمعه ۲۰ نوامبر ۲۰۲۶،‏ ۹:۵۸ The Agency <office@agency.example> نوشت:\n> Which day?';
    expect(await read(`Yes, on Tuesday.\n\n${quoted}`)).toEqual({ text: 'Yes, on Tuesday.', quoted });
  });

  test('a day of a programme is not taken for an attribution line', async () => {
    const text = '日程\n2026年11月20日：\n开会';
    expect(await read(text)).toEqual({ text, quoted: null });
  });

  test('a sentence about what somebody wrote is not taken for an attribution line', async () => {
    const request = 'Please send this on 20 November 2026 at 10:15 to Bob <bob@rao.example>:';
    for (const line of ['Вот что клиент 5 мая написал:', 'Klient 5. května napsal:', request]) {
      const text = `${line}\n\nНужен логотип.`;
      expect(await read(text)).toEqual({ text, quoted: null });
    }
  });
});

describe('a signature', () => {
  test.for([
    ['with its delimiter', '-- \nAsha Rao\nRao & Sons\n+91 98765 43210', '--\nAsha Rao\nRao & Sons\n+91 98765 43210'],
    ['with the delimiter without its space', '--\nAsha Rao\nRao & Sons', '--\nAsha Rao\nRao & Sons'],
  ])('a signature is folded %s', async ([, below = '', quoted]) => {
    expect(await read(`Yes.\n\n${below}`)).toEqual({ text: 'Yes.', quoted });
  });

  test.for([
    ['a list of options', '--\n1. a logo\n2. a site\n3. both'],
    ['a list with dashes', '--\n- a logo\n- a site'],
    ['a list with letters', '-- \na) a logo\nb) a site'],
    ['a question', '--\nWhich of the two do you recommend?'],
    ['a long text', `--\n${'A line of the text.\n'.repeat(10)}`.trim()],
  ])('%s below a line of dashes is not taken for a signature', async ([, below = '']) => {
    const text = `These are our options:\n${below}`;
    const { quoted, text: written } = await read(text);
    expect(quoted).toBeNull();
    expect(written.replace('-- \n', '--\n')).toBe(text.replace('-- \n', '--\n'));
  });
});

describe('a flowed text', () => {
  const flowed = '; format=flowed';
  test('a flowed text joins the lines of a paragraph', async () => {
    expect(await read('Yes, on \r\nTuesday.\r\nOr on \r\nWednesday.', flowed)).toMatchObject({
      text: 'Yes, on Tuesday.\nOr on Wednesday.',
    });
  });

  test('a flowed text never joins lines of different quote depth', async () => {
    const text = '>> Which \r\n>> day? \r\n> On Tuesday? \r\nYes, on Tuesday.';
    expect(await read(text, flowed)).toEqual({ text: 'Yes, on Tuesday.', quoted: '>> Which day?\n> On Tuesday?' });
  });

  test('a flowed text loses the spaces of DelSp', async () => {
    expect(await read('お問い合わ \r\nせ', `${flowed}; delsp=yes`)).toMatchObject({ text: 'お問い合わせ' });
  });

  test('a flowed text loses the space before a line that would look like a quote', async () => {
    expect(await read('The price is \r\n >5 lakh. \r\n From Asha', flowed)).toMatchObject({
      text: 'The price is >5 lakh. From Asha',
    });
  });

  test('a flowed text keeps the delimiter of a signature', async () => {
    expect(await read('Yes. \r\n-- \r\nAsha', flowed)).toEqual({ text: 'Yes.', quoted: '--\nAsha' });
  });

  test('a text without the parameter is not read as flowed', async () => {
    expect(await read('Yes, on \r\nTuesday.')).toMatchObject({ text: 'Yes, on\nTuesday.' });
  });
});
