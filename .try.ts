import { dayOf } from './src/writer/plan/daily-plan.ts'
import { dailyText } from './src/writer/phrasebook/daily.ts'
import { ENGLISH } from './src/words/en/english.ts'
import { SIGNS } from './src/sky/zodiac.ts'
const F=(d:number)=>new Date(d*86400000).toISOString().slice(0,10)
let t0=performance.now(); let n=0; const times:number[]=[]
for (let i=0;i<600;i++){ const y=1650+(i*37)%700; const d=`${y}-0${1+i%9}-1${i%9}`; const a=performance.now(); const {plan}=dayOf(d, SIGNS[i%12]!); dailyText(ENGLISH, plan,'detailed'); times.push(performance.now()-a); n++ }
times.sort((a,b)=>a-b)
console.log((performance.now()-t0)/n,'ms each cold, median', times[300], 'p90', times[540])
// freshness
let top=0, tot=0; const dist:number[]=[]; let twice=0, share=0
const all: Record<string, string[]> = {}
const start=Math.floor(Date.parse('2026-01-01')/86400000)
for (const sign of SIGNS){ const last=new Map<string,number>(); const set=new Set<string>(); all[sign]=[]
 for(let d=start-60; d<start+365; d++){ const {plan}=dayOf(F(d),sign); const t:any=dailyText(ENGLISH,plan,'brief'); const s=t.advice.text
  all[sign]!.push(t.summary[0].text)
  if(d>=start){ tot++; const f=plan.judgement.influence.factors.toSorted((a,b)=>Math.abs(b.score)-Math.abs(a.score)).slice(0,3); if(f.some(x=>x.id===plan.story.id)) top++; set.add(s); if(last.has(s)&&d-last.get(s)!<60){twice++; if(twice<6) console.log(sign,F(d),d-last.get(s)!,plan.story.shows,plan.story.standing,plan.story.house,plan.story.direction)} }
  last.set(s,d) }
 dist.push(set.size) }
for(let i=0;i<425;i++){ const x=SIGNS.map(s=>all[s]![i]); if(new Set(x).size<12) share++ }
console.log('top', top/tot, 'twice in 60', twice, 'distinct', Math.min(...dist), dist.join(' '), 'shared', share)
