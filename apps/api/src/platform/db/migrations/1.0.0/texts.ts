/** Functions that fold and search texts. */
export const texts = String.raw`
-- Folds a text for search, order and comparison, as foldText of libs/domain does. Most texts are ASCII, for which a
-- tenth of the work is enough. The first list is dropped (accents, marks without width, apostrophes and full stops), the
-- second becomes a space.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return case
    when octet_length(value) = char_length(value) then
      btrim(regexp_replace(translate(lower(value collate "C"), U&'''\0060.', ''), '[\u0009-\u000d ,;()"-]+', ' ', 'g'))
    else
      btrim(regexp_replace(
        replace(replace(replace(replace(
          translate(
            regexp_replace(
              lower(normalize(value, nfkd) collate "und-x-icu") collate "C",
              '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640'
              '\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f'
              '\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0'
              '''\u0060\u00b4\u02b0-\u02ff\u2018-\u201b\u2032\u2035.]',
              '', 'g'
            ),
            'øłđðħŧŋıĸƒς', 'olddhtnikfσ'
          ),
          'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
        '[\u0009-\u000d \u1680\u2028\u2029,;()"\u201c-\u201f\u00ab\u00bb\u058a\u2010-\u2015\u2212-]+', ' ', 'g'
      ))
  end;

-- A gram is three bytes in a row as one integer. Own grams instead of the extension pg_trgm, which drops the letters of
-- other alphabets in a database with locale C, and punctuation everywhere. Each byte is also an element by itself.
-- The cost keeps the planner from calling it for every row: it takes about 30 microseconds.
create function text_grams(content bytea) returns integer[]
  language sql immutable strict parallel safe cost 10000
  return array(
    select get_byte(content, at) * 65536 + get_byte(content, at + 1) * 256 + get_byte(content, at + 2)
    from generate_series(0, length(content) - 3) at
    union all
    select distinct get_byte(content, at) from generate_series(0, length(content) - 1) at
  );

create function search_bytes(searched text) returns bytea
  language sql immutable strict parallel safe
  return convert_to(fold_text(searched), 'UTF8');

-- All of these are in each text that contains the bytes. Null for two bytes.
create function search_grams(searched bytea) returns integer[]
  language sql immutable strict parallel safe
  return case
    when length(searched) >= 3 then array(
      select get_byte(searched, at) * 65536 + get_byte(searched, at + 1) * 256 + get_byte(searched, at + 2)
      from generate_series(0, length(searched) - 3) at
    )
    when length(searched) = 1 then array[get_byte(searched, 0)]
  end;

-- One of these is in each text that contains the two bytes. Null for any other number of bytes.
create function pair_grams(searched bytea) returns integer[]
  language sql immutable strict parallel safe
  return case when length(searched) = 2 then array(
    select get_byte(searched, 0) * 65536 + get_byte(searched, 1) * 256 + next
    from generate_series(0, 255) next
  ) end;
`
