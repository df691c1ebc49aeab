/**
 * Letters that look like Latin ones (from the confusables of UTS 39), each above the letters that it looks like. A name is
 * of one script, so the few scripts in which whole words can look like Latin ones are enough.
 */
const lookalikes: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic
  ['аеорсухіјѕһԁԛԝкмнтвгьүӏѵꙅ', 'aeopcyxijshdqwkmhtbrbylvs'],
  ['АВЕЅІЈКМНОРСТУХҺԀԚԜГҮӀѴꙄ', 'ABESIJKMHOPCTYXhdQWrYlVS'],
  // Greek
  ['αβγεηικνορτυχω', 'aByenikvoptuxw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  // Armenian
  ['օոսհցզյլ', 'onuhgqjl'],
  ['ՕՍԼՏ', 'OULS'],
  // Latin letters and digits
  ['ɑɡıɩȷƖǀ01I', 'agiijlloll'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  // Zeros
  ['०০੦૦୦௦౦೦൦๐໐၀', 'oooooooooooo'],
]

const latinOf = new Map(
  lookalikes.flatMap(([letters, latin]) => [...letters].map((letter, at) => [letter, latin[at]])),
)

const toLatin = (text: string) =>
  Array.from(text, (letter) => latinOf.get(letter) ?? letter).join('')

/**
 * What usernames that look alike have in common, as small Latin letters where there are any, with 'rn' for 'm' and 'vv' for
 * 'w', without accents, and without punctuation at its ends. It is not for display, and no one signs in with it. `users.username_skeleton` is unique; if this function
 * changes, a migration must compute the column again.
 */
export function usernameSkeleton(username: string): string {
  // Capitals look like other letters than small ones do, so both are compared.
  const small = toLatin(username.normalize('NFKD')).toLowerCase()
  // Only the accents of Latin, Greek and Cyrillic: the marks of other scripts are letters of their own.
  const plain = toLatin(small.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''))
  return plain
    .replaceAll(/^[._-]+|(?<![._-])[._-]+$/g, '')
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv')
}
