/** Names of music that nobody made: the same each time, with a vocabulary as uneven as that of real titles. */

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An index below `count`; the one at rank k comes up about 1/k as often as the first: Zipf's law. */
export const zipf = (random, count) => Math.floor(Math.exp(random() * Math.log(count + 1))) - 1;

const common =
  `the of love you me night day blue heart dream time world song light fire river rain black summer
  winter dance home little white girl moon never one way sun baby good star road man life red sky dark long last
  again sweet wild high sea down back new street lost green wind stone gold still here city morning water soul
  happy midnight rock blues magic angel king queen paper silver velvet ghost garden mirror ocean island echo glass
  radio train letter window shadow feather thunder lightning bird horse wolf tiger rose flower tree forest mountain
  valley bridge highway station tower castle temple market kitchen table piano guitar drum violin dancer stranger
  sister brother mother father friend lover hero soldier sailor dreamer believer runner heaven paradise freedom
  glory mercy fever hunger whisper silence morning sunday monday friday december april june`.split(/\s+/);

const scripts = [
  {
    share: 0.8,
    words: 42_000,
    parts:
      'a an ar al be ber bo bra ca cal co da del do é el en er fa fi flo ga gre ha he hol il in ja jo ka kel ku la len li lo ma mer mo na nor nu o ol or pa per po qui ra ren ri ro sa sel so sta ta ter to tri u ul va ven vi wa wen wil ya yo za ø ü ñ ç'.split(
        ' ',
      ),
    length: [2, 3, 3, 4],
    capital: true,
  },
  {
    share: 0.08,
    words: 7_000,
    parts:
      'а ба бо ве ви го да де до ев жа за зи ка ко ла ле ли лю ма ми мо на не но о па по ра ре ро са се со та те то у ха цве че ша эй ю я сть нь'.split(
        ' ',
      ),
    length: [2, 3, 3, 4],
    capital: true,
  },
  {
    share: 0.04,
    words: 5_000,
    parts:
      '가 나 다 라 마 바 사 아 자 하 고 노 도 로 모 보 소 오 조 호 구 누 두 루 무 부 수 우 주 후 기 니 디 리 미 비 시 이 지 한 날 달 별 봄 밤 꽃 눈 길 꿈 빛'.split(
        ' ',
      ),
    length: [2, 2, 3],
  },
  {
    share: 0.04,
    words: 5_000,
    parts:
      '夜 月 花 雨 風 空 海 山 川 春 夏 秋 冬 雪 星 光 影 夢 恋 心 道 街 窓 音 歌 声 朝 夕 水 火 木 石 鳥 魚 君 僕 の に を は き み ゆ か な ら さ く も り'.split(
        ' ',
      ),
    length: [2, 3, 3, 4],
  },
  {
    share: 0.03,
    words: 3_000,
    parts: 'با حب قم ليل نو سما بحر ور دا مي رو شم عي نا قل بي حل مو سي تا هو يا كا في زه'.split(' '),
    length: [2, 2, 3],
  },
  {
    share: 0.01,
    words: 1_500,
    parts: 'α βα γη δο ε θα κα λι μο να νυ ξε πα ρο σι τη φω χα ψυ ωρ ος ης'.split(' '),
    length: [2, 3],
    capital: true,
  },
];

/** Words of one script, most used first. */
function vocabularyOf(random, { words, parts, length, capital }, head) {
  const found = new Set(head);
  while (found.size < words) {
    let word = '';
    for (let left = length[Math.floor(random() * length.length)]; left > 0; left--) {
      word += parts[Math.floor(random() * parts.length)];
    }
    found.add(word);
  }
  return [...found].map((word) => (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word));
}

/** Makers of titles and of artists' names; all names of one title are of one script. */
export function namesFrom(random) {
  const titles = scripts.map((script, at) => vocabularyOf(random, script, at === 0 ? common : []));
  const people = scripts.map((script) => vocabularyOf(random, { ...script, words: script.words / 4 }, []));
  const scriptOf = () => {
    let left = random();
    for (const [at, { share }] of scripts.entries()) {
      left -= share;
      if (left < 0) return at;
    }
    return 0;
  };
  const titleLengths = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5];
  return {
    title(script = scriptOf()) {
      const words = titles[script];
      const count = titleLengths[Math.floor(random() * titleLengths.length)];
      return Array.from({ length: count }, () => words[zipf(random, words.length)]).join(' ');
    },
    artist() {
      const script = scriptOf();
      const names = people[script];
      const any = () => names[Math.floor(random() * names.length)];
      const form = random();
      const name =
        form < 0.55
          ? `${names[zipf(random, Math.min(600, names.length))]} ${any()}`
          : form < 0.75 && script === 0
            ? `The ${titles[0][zipf(random, 4_000)]} ${any()}s`
            : form < 0.9
              ? any()
              : `${any()} & ${any()}`;
      return { name, script };
    },
  };
}
