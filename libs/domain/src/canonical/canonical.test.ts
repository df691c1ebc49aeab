import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { canonicalCode } from './code.ts'
import { canonicalEmail } from './email.ts'
import { canonicalPassword } from './password.ts'
import { phoneLabel } from './phone-label.ts'
import { canonicalPhone, readPhone } from './phone.ts'
import { storedPhoneForms } from './stored-phone-forms.ts'
import { canonicalAccountName, usernameKey } from './username.ts'

const hasStoredForm = (phone: string) =>
  /^\+\d+$/.test(phone) &&
  [2, 3, 4].some((end) => storedPhoneForms.includes(`${phone.slice(0, end)} ${phone.length}`))

describe('a phone number', () => {
  it.each([
    '+91 98450 11223',
    '+91 098450 11223',
    '0091 98450 11223',
    '+0091 98450 11223',
    '+91(0)9845011223',
    '(+91) 98450 11223',
    '\u202a+91 98450 11223\u202c',
    '\u2068+91\u00a098450\u00a011223\u2069\u200b',
    '+91 98450\u201111223',
    '+91 98450\u201311223',
    '+91\u221298450\u221211223',
    '९८४५०११२२३',
    '٩٨٤٥٠١١٢٢٣',
    '＋９１９８４５０１１２２３',
    'tel:+919845011223',
    'tel:+91-98450-11223',
    'callto://+919845011223',
    'sms:+919845011223',
    '(0091) 98450 11223',
    '+91 98450 11223,',
    '98450 11223;',
    '098450 11223',
    '98450.11223',
    '919845011223',
    '91 98450 11223',
    '0 91 98450 11223',
  ])('is one, however it is written: %j', (text) => {
    expect(canonicalPhone(text)).toBe('+919845011223')
  })

  it.each([
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+49 0151 23456789', '+4915123456789'],
    ['+49 0171 2345678', '+491712345678'],
    ['+39 06 6982 1234', '+390669821234'],
    ['+39 312 345 6789', '+393123456789'],
    ['+7 8 912 345-67-89', '+79123456789'],
    ['+36 06 20 123 4567', '+36201234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+1 1 415 555 2671', '+14155552671'],
    ['+65 9123 4567', '+6591234567'],
    ['+971 050 123 4567', '+971501234567'],
    ['+55 11 91234-5678', '+5511912345678'],
    ['+34 612 345 678', '+34612345678'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+52 55 1234 5678', '+525512345678'],
  ])('keeps the digits of its country: %j', (text, phone) => {
    expect(canonicalPhone(text)).toBe(phone)
  })

  it.each([
    '+91 98450 1122',
    '+91 98450 112233',
    '0091 98450 1122',
    '+44 7700 90012',
    '+44 7700 9001234',
    '+1 415 555 267',
    '+65 9123 456',
    '+971 50 123 456',
    '+55 11 91234-567',
    '+61 412 345 67',
  ])('says that a digit is missing or too many: %j', (text) => {
    expect(readPhone(text)).toEqual({ fault: 'length' })
  })

  it.each(['98450 1122', '98450 112233', '447700900123', '14155552671'])(
    'does not guess the country of a number that is none of India: %j',
    (text) => {
      expect(readPhone(text)).toEqual({ fault: 'no-country' })
    },
  )

  it.each(['', '12345', 'call me', '+91 98450 11223 ext. 4', '98450+11223', '+999 1234 5678'])(
    'is not %j',
    (text) => {
      expect(readPhone(text)).toEqual({ fault: 'no-phone' })
    },
  )

  it.each(Object.entries(examples))('is a mobile number of %s', (country, national) => {
    const phone = `+${getCountryCallingCode(country as CountryCode)}${national}`
    expect(canonicalPhone(phone)).toBe(phone)
    expect(hasStoredForm(phone)).toBe(true)
    expect(canonicalPhone(`${phone}99999`)).toBeUndefined()
    expect(hasStoredForm(`${phone}99999`)).toBe(false)
    expect(phoneLabel(phone).replaceAll(' ', '')).toBe(phone)
    expect(phoneLabel(phone).split(' ')[0]).toBe(
      `+${getCountryCallingCode(country as CountryCode)}`,
    )
  })

  it.each([
    '+91 98450 11223',
    '9845011223',
    '+91984501122',
    '+0091984501122',
    '+447700900',
    'call me',
    '',
  ])('is not stored as %j', (text) => expect(hasStoredForm(text)).toBe(false))
})

describe('an email address', () => {
  it.each([
    ['asha@münchen.example', 'asha@xn--mnchen-3ya.example'],
    ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@दिल्ली.भारत', 'asha@xn--j2bya4ch0f.xn--h2brj9c'],
    ['asha@MÜNCHEN.example', 'asha@xn--mnchen-3ya.example'],
    ['r&d@mail.example', 'r&d@mail.example'],
    ['a/b@mail.example', 'a/b@mail.example'],
    ["d'souza+trips@mail.example", "d'souza+trips@mail.example"],
    ['\u202aasha@mail.example\u202c', 'asha@mail.example'],
    ['asha@mail.example\u200b', 'asha@mail.example'],
    ['as\u00adha@mail.example\ufeff', 'asha@mail.example'],
    ['asha10@mail\u3002example', 'asha10@mail.example'],
    ['ａｓｈａ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'asha@mail.example'],
    ['\u00a0Asha@Mail.Example ', 'asha@mail.example'],
    ['mailto:asha@mail.example', 'asha@mail.example'],
    ['mailto:asha@mail.example?subject=A%20question', 'asha@mail.example'],
    ['asha@mail.example.', 'asha@mail.example'],
  ])('of %j is one in ASCII', (text, address) => {
    expect(canonicalEmail(text)).toBe(address)
  })

  it.each([
    'asha@mail-.example',
    'asha@-mail.example',
    'asha@mail..example',
    'asha@.mail.example',
    'asha@mail',
    'asha@mail.1',
    'asha@127.0.0.1',
    'asha@[127.0.0.1]',
    'asha@ma_il.example',
    'asha@mail.example/path',
    'asha@mail.example:25',
    'asha@xn--a.example',
    `asha@${'a'.repeat(64)}.example`,
    `${'a'.repeat(65)}@mail.example`,
    '.asha@mail.example',
    'asha.@mail.example',
    'as..ha@mail.example',
    'asha rao@mail.example',
    'asha@@mail.example',
    '@mail.example',
    'asha',
    'आशा@mail.example',
    '"asha"@mail.example',
    'asha@mail.example, b@mail.example',
  ])('is not %j', (text) => {
    expect(canonicalEmail(text)).toBeUndefined()
  })
})

describe('a code of six digits', () => {
  it.each([
    ['110-441', '110441'],
    ['361970.', '361970'],
    ['４４２８２６', '442826'],
    ['\u2068841616\u2069', '841616'],
    [' 123 456 ', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['१२३४५६', '123456'],
    ['123\u2013456', '123456'],
    ['Your code is 110 441', '110441'],
    ['110441 is your code. It is valid for 10 minutes.\n\n@club.example #110441', '110441'],
  ])('is in %j', (text, code) => {
    expect(canonicalCode(text, 6)).toBe(code)
  })

  it.each(['', '12345', '1234567', '123456 or 654321', 'abcdef'])('is not in %j', (text) => {
    expect(canonicalCode(text, 6)).toBeUndefined()
  })
})

it('makes one password of composed and of decomposed letters, and of marks pasted along', () => {
  const password = 'café-Ångström-42'
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
    expect(canonicalPassword(password.normalize(form))).toBe(password.normalize('NFC'))
  }
  expect(canonicalPassword('\u202alantern-42\u202c\u200b')).toBe('lantern-42')
  expect(canonicalPassword(' lantern 42 ')).toBe(' lantern 42 ')
})

it('compares usernames without case, compatibility forms and marks', () => {
  for (const text of ['Maya.Rao', 'ｍａｙａ．ｒａｏ', '\u202amaya.rao\u202c', ' maya\u200b.rao ']) {
    expect(usernameKey(text)).toBe('maya.rao')
  }
  expect(canonicalAccountName(' Maya@MÜNCHEN.example\u200b')).toBe('maya@xn--mnchen-3ya.example')
  expect(canonicalAccountName('Maya\u200b')).toBe('Maya')
})
