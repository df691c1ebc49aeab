/** Names from one place, in their own script and in letters from A to Z. */
export interface People {
  readonly country: string
  readonly cities: readonly string[]
  /** Each as it is written, and as part of a username. */
  readonly firstNames: readonly (readonly [name: string, latin: string])[]
  readonly lastNames: readonly (readonly [name: string, latin: string])[]
}

const same = (...names: string[]) => names.map((name) => [name, name.toLowerCase()] as const)

/** The names that test members are built from. Most are Indian, as most of the club's members are. */
export const peoples: readonly People[] = [
  {
    country: 'India',
    cities: ['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune', 'Jaipur'],
    firstNames: same(
      ...['Aarav', 'Aditi', 'Ananya', 'Arjun', 'Diya', 'Ishaan', 'Kabir', 'Kavya', 'Meera'],
      ...['Naina', 'Neha', 'Nikhil', 'Priya', 'Rahul', 'Rohan', 'Sanjana', 'Tara', 'Vikram'],
    ),
    lastNames: same(
      ...['Agarwal', 'Banerjee', 'Bhatt', 'Chopra', 'Desai', 'Gupta', 'Iyer', 'Joshi', 'Kapoor'],
      ...['Khan', 'Malhotra', 'Mehta', 'Menon', 'Nair', 'Patel', 'Rao', 'Reddy', 'Sharma'],
    ),
  },
  {
    country: 'भारत',
    cities: ['दिल्ली', 'जयपुर', 'लखनऊ', 'वाराणसी', 'इंदौर'],
    firstNames: [
      ...([
        ['आरव', 'aarav'],
        ['अदिति', 'aditi'],
        ['अर्जुन', 'arjun'],
      ] as const),
      ...([
        ['काव्या', 'kavya'],
        ['मीरा', 'meera'],
        ['प्रिया', 'priya'],
        ['रोहन', 'rohan'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['शर्मा', 'sharma'],
        ['वर्मा', 'verma'],
        ['गुप्ता', 'gupta'],
      ] as const),
      ...([
        ['मिश्रा', 'mishra'],
        ['त्रिपाठी', 'tripathi'],
        ['यादव', 'yadav'],
      ] as const),
    ],
  },
  {
    country: 'India',
    cities: ['சென்னை', 'மதுரை', 'கோயம்புத்தூர்'],
    firstNames: [
      ...([
        ['அருண்', 'arun'],
        ['கவிதா', 'kavitha'],
        ['மீனா', 'meena'],
      ] as const),
      ...([
        ['முருகன்', 'murugan'],
        ['செல்வி', 'selvi'],
        ['தமிழரசி', 'tamilarasi'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['குமார்', 'kumar'],
        ['ராஜன்', 'rajan'],
        ['சுப்பிரமணியன்', 'subramanian'],
      ] as const),
      ...([
        ['முத்து', 'muthu'],
        ['வேலு', 'velu'],
      ] as const),
    ],
  },
  {
    country: 'India',
    cities: ['কলকাতা', 'শিলিগুড়ি', 'দুর্গাপুর'],
    firstNames: [
      ...([
        ['অনির্বাণ', 'anirban'],
        ['দেবযানী', 'debjani'],
        ['মিতালি', 'mitali'],
      ] as const),
      ...([
        ['সৌরভ', 'sourav'],
        ['শ্রেয়া', 'shreya'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['বন্দ্যোপাধ্যায়', 'bandyopadhyay'],
        ['চক্রবর্তী', 'chakraborty'],
      ] as const),
      ...([
        ['ঘোষ', 'ghosh'],
        ['সেন', 'sen'],
        ['দাস', 'das'],
      ] as const),
    ],
  },
  {
    country: 'الإمارات',
    cities: ['دبي', 'أبوظبي', 'الشارقة'],
    firstNames: [
      ...([
        ['فاطمة', 'fatima'],
        ['عمر', 'omar'],
        ['ليلى', 'layla'],
        ['يوسف', 'yousef'],
      ] as const),
      ...([
        ['مريم', 'maryam'],
        ['خالد', 'khalid'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['الحداد', 'alhaddad'],
        ['المنصوري', 'almansoori'],
      ] as const),
      ...([
        ['النجار', 'alnajjar'],
        ['حسن', 'hassan'],
      ] as const),
    ],
  },
  {
    country: 'Казахстан',
    cities: ['Алматы', 'Астана', 'Шымкент'],
    firstNames: [
      ...([
        ['Алия', 'aliya'],
        ['Данияр', 'daniyar'],
        ['Ольга', 'olga'],
      ] as const),
      ...([
        ['Сергей', 'sergey'],
        ['Жанна', 'zhanna'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['Ахметов', 'akhmetov'],
        ['Иванова', 'ivanova'],
      ] as const),
      ...([
        ['Ким', 'kim'],
        ['Сулейменов', 'suleimenov'],
      ] as const),
    ],
  },
  {
    country: 'Singapore',
    cities: ['新加坡', '裕廊'],
    firstNames: [
      ...([
        ['伟', 'wei'],
        ['芳', 'fang'],
        ['秀英', 'xiuying'],
        ['敏', 'min'],
      ] as const),
      ...([
        ['嘉怡', 'jiayi'],
        ['子轩', 'zixuan'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['陈', 'chen'],
        ['林', 'lin'],
        ['王', 'wang'],
        ['李', 'li'],
        ['黄', 'huang'],
      ] as const),
    ],
  },
  {
    country: 'Türkiye',
    cities: ['İstanbul', 'İzmir', 'Şanlıurfa', 'Çanakkale'],
    firstNames: [
      ...([
        ['Ayşe', 'ayse'],
        ['Çağla', 'cagla'],
        ['Emre', 'emre'],
        ['İpek', 'ipek'],
      ] as const),
      ...([
        ['Ömer', 'omer'],
        ['Şule', 'sule'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['Yılmaz', 'yilmaz'],
        ['Şahin', 'sahin'],
        ['Öztürk', 'ozturk'],
      ] as const),
      ...([
        ['Çelik', 'celik'],
        ['Doğan', 'dogan'],
      ] as const),
    ],
  },
  {
    country: 'Ελλάδα',
    cities: ['Αθήνα', 'Θεσσαλονίκη', 'Πάτρα'],
    firstNames: [
      ...([
        ['Ελένη', 'eleni'],
        ['Γιώργος', 'giorgos'],
        ['Κώστας', 'kostas'],
      ] as const),
      ...([
        ['Μαρία', 'maria'],
        ['Σοφία', 'sofia'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['Παπαδόπουλος', 'papadopoulos'],
        ['Νικολάου', 'nikolaou'],
      ] as const),
      ...([
        ['Γεωργίου', 'georgiou'],
        ['Βλάχος', 'vlachos'],
      ] as const),
    ],
  },
  {
    country: 'United Kingdom',
    cities: ['London', 'Manchester', 'Edinburgh', 'Bristol'],
    firstNames: same('Alice', 'Daniel', 'Eleanor', 'George', 'Imogen', 'James', 'Olivia', 'Thomas'),
    lastNames: same('Brown', 'Clarke', 'Evans', 'Hughes', 'Patel', 'Smith', 'Taylor', 'Wright'),
  },
  {
    country: 'Portugal',
    cities: ['Lisboa', 'Évora', 'São João da Madeira', 'Covilhã'],
    firstNames: [
      ...([
        ['João', 'joao'],
        ['Inês', 'ines'],
        ['António', 'antonio'],
        ['Lídia', 'lidia'],
      ] as const),
    ],
    lastNames: [
      ...([
        ['Conceição', 'conceicao'],
        ['Magalhães', 'magalhaes'],
        ['Araújo', 'araujo'],
      ] as const),
    ],
  },
]

/** The share of each of `peoples`, in percent. */
export const shares = [46, 12, 6, 6, 5, 4, 4, 4, 3, 6, 4] as const
