/** Questions in another language: which it is, by its commonest words or its script, and a sentence in it that asks for English. */

interface OtherLanguage {
  /** The commonest words of its questions, without accents. Of two languages that share some, the one with more of them counts, then the first. */
  readonly words: string
  readonly sentence: string
}

/** By code (ISO 639-1). */
const BY_WORDS: Readonly<Record<string, OtherLanguage>> = {
  fr: {
    words:
      'est ce que qui quand comment pourquoi combien quel quelle je tu il elle nous vous ils elles mon ma mes ton ta tes son ses notre votre leur le la les un une des du au aux et ou dans avec sans sur pour pas ne va vais vas vont ai as suis mari femme travail amour argent aime trompe trouver reviendra vie',
    sentence:
      'Je ne lis malheureusement que l’anglais ; reposez votre question en anglais, s’il vous plaît. Ce qui suit n’y répond pas.',
  },
  es: {
    words:
      'que quien cuando como donde cual cuanto por porque yo tu el ella nosotros ellos mi mis su sus me te se lo la los las un una unos del al y o en con sin para no si va voy vas van estoy esta estan soy es ser tengo tiene puedo debo quiero amor trabajo dinero novio marido esposa vida volver volvera quiere encontrar hijo hija ama mujer',
    sentence:
      'Por desgracia solo leo inglés; por favor, vuelve a hacer tu pregunta en inglés. Lo que sigue no es una respuesta.',
  },
  de: {
    words:
      'ich du er sie es wir ihr mich mir dich dir ihn ihm uns mein meine meinen meiner dein deine sein seine der die das den dem ein eine einen und oder aber nicht mit ohne fur von zu zum zur bei auf im wer wann wie wo was warum wieso welche bin bist ist sind habe hat haben werde wird werden kann soll liebe liebt arbeit geld mann frau freund leben zuruck noch',
    sentence:
      'Ich verstehe leider nur Englisch; bitte stell deine Frage noch einmal auf Englisch. Was darunter liegt, ist keine Antwort darauf.',
  },
  it: {
    words:
      'che chi quando dove come perche quanto quale io tu lui lei noi voi loro mi ti ci mio mia miei mie tuo tua suo sua il lo la gli le un uno una del della dello nel nella di da con per tra non e o sono sei siamo ho hai ha abbiamo posso devo voglio amore lavoro soldi marito moglie vita tornera trovero ama ancora figlio figlia ragazzo',
    sentence:
      'Purtroppo leggo solo l’inglese; per favore, ripeti la domanda in inglese. Quello che segue non è una risposta.',
  },
  pt: {
    words:
      'que quem quando como onde qual quanto porque eu tu voce ele ela nos eles elas meu minha meus teu tua seu sua me te se o a os as um uma do da dos das no na ao em com sem para por nao sim e ou vai vou vamos estou esta sou tenho tem posso devo quero amor trabalho emprego dinheiro marido esposa namorado vida voltar conseguir filho filha ama',
    sentence:
      'Infelizmente, só leio inglês; por favor, faça a sua pergunta de novo em inglês. O que se segue não é uma resposta.',
  },
  nl: {
    words:
      'ik jij je hij zij ze wij we jullie mijn jouw zijn haar hem ons mij me de het een van voor naar bij uit met op in en of maar niet wie wat wanneer waar waarom hoe welke ben bent is heb heeft zal kan moet wil ga gaat komt krijg liefde werk geld man vrouw vriend leven terug houdt nog ooit deze dit',
    sentence:
      'Ik lees helaas alleen Engels; stel je vraag alsjeblieft nog eens in het Engels. Wat hieronder ligt, is er geen antwoord op.',
  },
  pl: {
    words:
      'czy ja ty on ona my wy oni mnie mi ciebie go jej jego moj moja moje twoj nie tak i lub albo ale ze na w z do dla kto co kiedy gdzie dlaczego jak jaki jaka ktory jest jestem sa bede bedzie moge musze chce znajde dostane wroci kocha milosc praca prace pieniadze maz zona zycie sie to jeszcze',
    sentence:
      'Niestety czytam tylko po angielsku; proszę, zadaj pytanie jeszcze raz po angielsku. To, co jest poniżej, nie jest na nie odpowiedzią.',
  },
  sv: {
    words:
      'jag du han hon vi ni de mig dig honom henne min mitt mina din sin och eller men inte med utan pa av fran till for i en ett det den vem vad var nar varfor hur vilken ar blir kommer ska skulle kan maste vill far alskar karlek jobb jobbet pengar man fru pojkvan liv tillbaka att som',
    sentence:
      'Tyvärr läser jag bara engelska; ställ gärna din fråga igen på engelska. Det som ligger nedanför är inget svar på den.',
  },
  da: {
    words:
      'jeg du han hun vi i de mig dig ham hende min mit mine din sin og eller men ikke med uden pa af fra til for en et det den hvem hvad hvor hvornar hvorfor hvordan er bliver kommer skal skulle kan ma vil far elsker kaerlighed job jobbet penge mand kone kaereste liv tilbage at som nogen blive',
    sentence:
      'Jeg læser desværre kun engelsk; stil gerne dit spørgsmål igen på engelsk. Det, der ligger nedenfor, er ikke et svar på det.',
  },
  no: {
    words:
      'jeg du han hun vi dere de meg deg ham henne min mitt mine din sin og eller men ikke med uten pa av fra til for en et det den hvem hva hvor nar hvorfor hvordan er blir kommer skal skulle kan ma vil far elsker kjaerlighet jobb jobben penger mann kone kjaereste liv tilbake at som noen bli',
    sentence:
      'Jeg leser dessverre bare engelsk; still gjerne spørsmålet igjen på engelsk. Det som ligger nedenfor, er ikke noe svar på det.',
  },
  tr: {
    words:
      'ben sen o biz siz onlar beni bana seni sana onu ona benim senin onun bizim bir bu su ve veya ama ile icin degil mi mu misin miyim kim ne nerede neden nasil hangi zaman olacak gelecek seviyor sevgilim ask is para koca kocam esim karim hayat geri donecek mutlu evlenecek var yok bulacak',
    sentence:
      'Ne yazık ki yalnızca İngilizce okuyabiliyorum; lütfen sorunuzu İngilizce olarak yeniden sorun. Aşağıdakiler bu soruya bir cevap değildir.',
  },
  ro: {
    words:
      'eu tu el ea noi voi ei ele ma te se imi mea meu mei tau ta sau sa lui este e sunt esti am ai are vom voi va ce cine cand cum unde de dece si sau nu da la cu din pe in pentru ca un o iubeste iubit iubire dragoste munca bani sot sotul sotie viata inapoi intoarce gasi mai',
    sentence:
      'Din păcate citesc doar în engleză; te rog să pui întrebarea din nou în engleză. Ceea ce urmează nu este un răspuns la ea.',
  },
  cs: {
    words:
      'ja ty on ona my vy oni me mne mi te tebe ho ji jeho jeji muj moje moji tvuj a nebo ale ne ano na v z do pro s kdo co kdy kde proc jak jaky jaka ktery je jsem jsou budu bude muzu mam ma chci najdu dostanu vrati miluje laska prace praci penize manzel manzelka zivot se to jeste zda jestli',
    sentence:
      'Bohužel čtu jen anglicky; položte prosím svou otázku znovu anglicky. To, co následuje, na ni není odpověď.',
  },
}

/** The first that is found counts: letters that one language of a script has come before the script. */
const BY_SCRIPT: readonly (readonly [code: string, letters: RegExp, sentence: string])[] = [
  [
    'ja',
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    '申し訳ありませんが、英語しか読めません。もう一度英語で質問してください。以下は、その質問への答えではありません。',
  ],
  [
    'ko',
    /\p{Script=Hangul}/u,
    '죄송하지만 영어만 읽을 수 있어요. 영어로 다시 질문해 주세요. 아래 내용은 그 질문에 대한 답이 아니에요.',
  ],
  ['zh', /\p{Script=Han}/u, '很抱歉，这里只能读懂英文；请用英文再问一次。下面的内容并不是对这个问题的回答。'],
  [
    'uk',
    /[іїєґ]/iu,
    'На жаль, я читаю лише англійською; будь ласка, поставте запитання ще раз англійською. Те, що нижче, не є відповіддю на нього.',
  ],
  [
    'sr',
    /[ђјљњћџ]/iu,
    'Нажалост, читам само енглески; молим вас, поставите питање поново на енглеском. Оно што следи није одговор на њега.',
  ],
  [
    'bg',
    /^(?!.*[ыэё]).*ъ/isu,
    'За съжаление чета само на английски; моля, задайте въпроса си отново на английски. Това, което следва, не е отговор на него.',
  ],
  [
    'ru',
    /\p{Script=Cyrillic}/u,
    'К сожалению, я читаю только по-английски; пожалуйста, задайте вопрос ещё раз по-английски. То, что ниже, не является ответом на него.',
  ],
  [
    'el',
    /\p{Script=Greek}/u,
    'Δυστυχώς διαβάζω μόνο αγγλικά· παρακαλώ, κάντε την ερώτησή σας ξανά στα αγγλικά. Ό,τι ακολουθεί δεν είναι απάντηση σε αυτήν.',
  ],
  [
    'he',
    /\p{Script=Hebrew}/u,
    'לצערי אפשר לקרוא כאן רק אנגלית; נא לשאול שוב באנגלית. מה שלמטה אינו תשובה לשאלה.',
  ],
  [
    'ur',
    /[ٹڈڑںے]/u,
    'افسوس، یہاں صرف انگریزی پڑھی جا سکتی ہے؛ براہِ کرم اپنا سوال دوبارہ انگریزی میں پوچھیں۔ نیچے جو کچھ ہے وہ اس کا جواب نہیں۔',
  ],
  [
    'fa',
    /[پچژگکی]/u,
    'متأسفانه فقط انگلیسی می‌خوانم؛ لطفاً پرسش خود را دوباره به انگلیسی بپرسید. آنچه در زیر می‌آید پاسخ آن نیست.',
  ],
  [
    'ar',
    /\p{Script=Arabic}/u,
    'للأسف لا أقرأ إلا الإنجليزية؛ من فضلك اطرح سؤالك مرة أخرى بالإنجليزية. وما يلي ليس جوابًا عنه.',
  ],
  [
    'hi',
    /\p{Script=Devanagari}/u,
    'क्षमा करें, यहाँ केवल अंग्रेज़ी पढ़ी जा सकती है; कृपया अपना प्रश्न फिर से अंग्रेज़ी में पूछें। नीचे जो है, वह उसका उत्तर नहीं है।',
  ],
]

/** One word may be a name, or a word of ours. */
const MIN_WORDS = 2

/** Letters that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ı: 'i',
  đ: 'd',
}

const plainWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłıđ]/g, (letter) => LETTERS[letter]!)
    .match(/[a-z]+/g) ?? []

/** Made when the first question is not understood. */
let wordsOf: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The code of the language; null if it is none of these, or nobody can tell. */
export function otherLanguageIn(question: string): string | null {
  const ofScript = BY_SCRIPT.find(([, letters]) => letters.test(question))
  if (ofScript !== undefined) return ofScript[0]
  wordsOf ??= new Map(Object.entries(BY_WORDS).map(([code, { words }]) => [code, new Set(words.split(' '))]))
  const said = new Set(plainWordsOf(question))
  const [best] = [...wordsOf]
    .map(([code, words]) => ({ code, count: said.intersection(words).size }))
    .sort((one, other) => other.count - one.count)
  return best!.count >= MIN_WORDS ? best!.code : null
}

/** In the language: only English is read here, please ask again in English; what follows is no answer. */
export function askedInEnglish(language: string): string {
  const sentence = BY_WORDS[language]?.sentence ?? BY_SCRIPT.find(([code]) => code === language)?.[2]
  if (sentence === undefined) throw new Error(`There is no sentence in ${language}`)
  return sentence
}

export const OTHER_LANGUAGES: readonly string[] = [
  ...Object.keys(BY_WORDS),
  ...BY_SCRIPT.map(([code]) => code),
]
