/** The words by which the app calls people, and the names of those who look after the stand, in its three languages. */
const RESERVED: ReadonlySet<string> = new Set([
  'du',
  'you',
  'ukjentbruker',
  'ukjendbrukar',
  'unknownuser',
  'slettetbruker',
  'slettabrukar',
  'deleteduser',
  'admin',
  'administrator',
  'moderator',
  'tribunen',
]);

/** Letters and digits of other alphabets that are drawn like a Latin letter, each above the Latin letter. */
const [LOOK_ALIKES, LATIN] = [
  'аеорсухіѕԁмтвнкјԛԝοανικτυρχ01ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡɩεսոօհᎠꭰᎡꭱᎢꭲᎪꭺᎬꭼᎫꭻᎳꮃᎷꮇᎻꮋᏀꮐᏆꮖᏙꮩᏚꮪᏞꮮᏟꮯᏢꮲᏦꮶᏴᏼꓮꓐꓓꓔꓖꓗꓙꓚꓡꓟꓠꓢꓣꓦꓧꓪꓬꓰꓲꓳꓴꓑ',
  'aeopcyxisdmtbhkjqwoaviktupxoiabcdeghijklmnoprstuvwyziagieunohddrrttaaeejjwwmmhhggiivvssllccppkkbbabdtgkjclmnsrvhwyeioup',
] as const;

/** Whether a name is one of the app's own words, or looks like one (ACCOUNT-23). */
export function isReservedName(name: string): boolean {
  const letters = [...name.normalize('NFKD').toLowerCase()].map(
    (letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter,
  );
  return RESERVED.has(letters.join('').replace(/[^a-z]/g, ''));
}
