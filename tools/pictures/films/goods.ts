import { palette } from './palette.ts';
import type { Pattern } from './patterns.ts';

/** The goods of the clip "goods on the move", thirteen stitches square. */
const leaf = '#2f7d4f';
const stem = '#1d5c39';

export const cotton: Pattern = {
  colours: { w: palette.surface, s: '#d9cfb4', b: '#7a5230', g: stem },
  rows: `....sss...... ..sswwwss.... .swwwwwwwsss. .swwwwwwwwws swwwwswwwwwws swwwsswwwwwws .swwwwwswwwss
    ..swwwsswwws. .bsswwwwwsb.. .bbbsswssbb.. ..bb.bbb.bb.. .....bg...... .....gg......`,
};
export const coffee: Pattern = {
  colours: { b: '#74451f', d: '#2e1808', l: '#a06a38' },
  rows: `......bbbb... ....bbblldbb. ...bblldddbbb ..bbllbdbbbbb ..bllbddbbbb. .bblbbdbbbbb. .bbbbddbbbb.. .bbbddbbb.bbb
    ..bddbb.bblld ...bb..bllddb ......bbdddbb ......bddbbb. .......bbbb..`,
};
export const rose: Pattern = {
  colours: { r: '#c8324a', d: '#8f1f35', p: '#e8788a', g: leaf, s: stem },
  rows: `....rrrr..... ..rrppprrr... .rrpdddprrr.. .rpdrrrdprr.. .rpdrprddrr.. .rrdrrddprr.. ..rrdddprr...
    ...rrrrrr.... .....ss...... .gg..ss.ggg.. gggg.ssgggg.. .gggsssgg.... .....ss......`,
};
export const purpleTea: Pattern = {
  colours: { p: '#7a4a94', l: '#a679bd', d: '#54306b', s: stem },
  rows: `......p...... .....plp..... .....plp..... ....ppldp.... pp..ppldp..pp plp.ppldp.plp ppldpppldpldp
    .pplpdpldplpp .ppplpplplpp. ..pppplpppp.. ....ppspp.... ......s...... ......s......`,
};
export const chilli: Pattern = {
  colours: { r: palette.cinnabar, l: '#dc5a44', d: '#86210f', s: stem, g: leaf },
  rows: `..........s.. .........ss.. ........gg... .......gggg.. ......rrrrg.. ......rlrrr.. .....rrlrrd.. .....rlrrrd..
    ....rrlrrd... ...rrlrrd.... .rrrrrrd..... rrrrrdd...... dddd.........`,
};
export const vanilla: Pattern = {
  colours: { y: '#f3dd97', o: palette.ochre, d: '#4a3018', l: '#5f4022' },
  rows: `...y......... yy.y.yy...... .yyyyy....... yyyooyyy..... .yyooyy...... yy.yyy.yy.... ...y..dll....
    ......dlldd.. .......dlldd. .......dll.dd ........dlldd ........dlldd .........dl.d`,
};
export const wine: Pattern = {
  colours: { g: '#b9ad8c', r: '#7d1a34', l: '#a93a55' },
  rows: `..g.......g.. ..g.......g.. ..glrrrrrrg.. ..glrrrrrrg.. ..glrrrrrrg.. ..gglrrrrgg.. ...ggrrrgg... .....ggg.....
    ......g...... ......g...... ......g...... ....ggggg.... ...ggggggg...`,
};
export const stoneBird: Pattern = {
  colours: { s: '#6f7a72', l: '#97a39a', d: '#4c564f' },
  rows: `....sss...... ..sssdss..... .ss.sslss.... .....slss.... ....ssllss... ....slllsss.. ....slldssd.. ....sslddsd..
    .....ssdssd.. .....ssss.d.. ....dsdsd.... ...lllllll... ..sssssssss..`,
};
