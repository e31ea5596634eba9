/** Names of the months without diacritics: English, German, Spanish, French, Italian, Portuguese, Dutch, Polish,
 * Finnish, Swedish, Danish, Indonesian, Turkish, Czech, Russian, Hindi. */
const months: readonly string[] = [
  'jan january januar janner ene enero janv janvier gen gennaio janeiro januari sty styczen stycznia tammikuu tammikuuta ocak января январь янв जनवरी janvara led ledna leden',
  'feb february februar feber febrero fevr fev fevrier febbraio fevereiro februari lut luty lutego helmikuu helmikuuta subat февраля февраль фев फरवरी unora unor',
  'mar march marz maerz mrz marzo mars marco mrt maart marzec marca maret marts mars maaliskuu maaliskuuta mart марта март мар मार्च brezna brezen',
  'apr april abr abril avr avril aprile kwi kwiecien kwietnia huhtikuu huhtikuuta nisan апреля апрель апр अप्रैल dubna duben',
  'may mai mayo mag maggio maio mei maj maja toukokuu toukokuuta mayis мая май मई kvetna kveten',
  'jun june juni junio juin giu giugno junho cze czerwiec czerwca kesakuu kesakuuta haziran июня июнь июн जून cervna cerven',
  'jul july juli julio juil juillet lug luglio julho lip lipiec lipca heinakuu heinakuuta temmuz июля июль июл जुलाई cervence cervenec',
  'aug august ago agosto aout augustus sie sierpien sierpnia elokuu elokuuta agustus augusti agustos августа август авг अगस्त srpna srpen',
  'sep sept september septiembre setiembre set septembre settembre setembro wrz wrzesien wrzesnia syyskuu syyskuuta eylul сентября сентябрь сен сент सितंबर सितम्बर zari',
  'oct october okt oktober octubre octobre ott ottobre out outubro paz pazdziernik pazdziernika lokakuu lokakuuta ekim октября октябрь окт अक्टूबर अक्तूबर rijna rijen',
  'nov november noviembre novembre novembro lis listopad listopada marraskuu marraskuuta kasim ноября ноябрь ноя नवंबर नवम्बर listopadu',
  'dec december dez dezember dic diciembre decembre dicembre dezembro gru grudzien grudnia joulukuu joulukuuta desember des aralik декабря декабрь дек दिसंबर दिसम्बर prosince prosinec',
];

/** As `readDate` writes a word: without what marks add to a letter. */
const plainName = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '');
const monthNumbers = new Map(
  months.flatMap((names, index) => names.split(' ').map((name) => [plainName(name), index + 1])),
);

/** @param name in small letters, without diacritics @returns 1 for January; null for another word */
export const monthNumber = (name: string): number | null => monthNumbers.get(name) ?? null;

/** Abbreviations that are names of months too, such as `mar`, are left out. */
const weekdays = new Set(
  `mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday
  mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  lun mie jue vie sab dom lunes martes miercoles jueves viernes sabado domingo
  mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche
  gio lunedi martedi mercoledi giovedi venerdi domenica sabato
  seg ter qua qui sex segunda terca quarta quinta sexta
  ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  pon wt sr czw pt niedz poniedzialek wtorek sroda czwartek piatek sobota niedziela`.split(/\s+/),
);

/** @param word in small letters, without diacritics */
export const isWeekday = (word: string): boolean => weekdays.has(word);
