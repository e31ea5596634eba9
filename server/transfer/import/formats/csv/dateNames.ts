/** Names of the months without diacritics: English, German, Spanish, French, Italian, Portuguese, Dutch, Polish. */
const months: readonly string[] = [
  'jan january januar janner ene enero janv janvier gen gennaio janeiro januari sty styczen stycznia',
  'feb february februar feber febrero fevr fev fevrier febbraio fevereiro februari lut luty lutego',
  'mar march marz maerz mrz marzo mars marco mrt maart marzec marca',
  'apr april abr abril avr avril aprile kwi kwiecien kwietnia',
  'may mai mayo mag maggio maio mei maj maja',
  'jun june juni junio juin giu giugno junho cze czerwiec czerwca',
  'jul july juli julio juil juillet lug luglio julho lip lipiec lipca',
  'aug august ago agosto aout augustus sie sierpien sierpnia',
  'sep sept september septiembre setiembre set septembre settembre setembro wrz wrzesien wrzesnia',
  'oct october okt oktober octubre octobre ott ottobre out outubro paz pazdziernik pazdziernika',
  'nov november noviembre novembre novembro lis listopad listopada',
  'dec december dez dezember dic diciembre decembre dicembre dezembro gru grudzien grudnia',
];

const monthNumbers = new Map(months.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])));

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
