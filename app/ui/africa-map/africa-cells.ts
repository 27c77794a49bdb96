/**
 * The countries and territories of the map by ISO 3166-1 code; each is drawn with the letter at the same place in LETTERS.
 * Western Sahara (EH) is drawn and is nobody's link: the site lists 54 countries.
 */
export const CODES =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML ' +
  'MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW';
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz012';

/** Column of the first letter of a line, and row of the first line. */
export const FIRST_COLUMN = -3;
export const FIRST_ROW = 1;

/**
 * Africa on a grid, a letter for each stitch. Computed from Natural Earth (public domain), with one stitch changed by hand:
 * Burundi, too small to be hit by the grid, has the western end of Tanzania's northern row, right below Rwanda.
 */
export const STITCHES = `
         c  MMMMMx
         cccMMMMxx
        cccMMMMMMxbb  bbbN
       ccMMMMMMMMbbbbbbbbNNNNN
      ccMMMMMMMMMbbbbbbbbNNNN
     cffffMMMMMMMbbbbbbbbNNNNN
     cfffeeMMMMMMMkbbbbbbNNNNN
    OOfffeeeeMMMMkkkvvbbboooooo
    ffffffeeeeMkkkkkvvvvooooooo
    ffffffeeeeekkkkkvvvvoooooooP
K   qqffffeeeekkkkkkvvvvoooooooP
    TTqeeeeBBkklkkkvvvvvoooooooQQP
    WUUUeeBBBBllllllvvvvooooooQQQL   r
      pUIIISSDlllllJvvvGosossoQQQQrrrr
      pZIIISSwllllJJGGGGGssssQQQQQQQr
        ZIIS   llJJJGGGGGGssssQQQQQrr
                 JJJGHFFFFFFzzXXXrrr
                 VRHHHFFFFFFzzXXXrr
               t RRRHFFFFFFzzXXXXr
                 RHHHFFFFFFmyyyXX
                  HFFFFFFFFCyyyy        n
                   AAFFFFFFyyyyy
                   AAAAFFFF1yyyy
                   AAAAAFFF11hyyy
                   AAAAA11111hiii Y
                   AAAA11111iiiii   dd
                  AAAAAA11122iii   dd
                   jjjjEE2222ii    dd
                   jjjjEEE222i     dd    g
                    jjEEEEE0ii    dd
                    jjEEEE00ii    dd
                    jj0E0000u
                     j0000000
                     00000a0
                      00000
                      0
`;
