/** Words that stand for this site or for logging in anywhere, and greetings: what the list of common passwords leaves out. */
export const contextWords: readonly string[] = `
  expo expos exhibition exposition salon foire fair forum caeta caetaexpo changsha hunan beijing china chine chinese chinois
  africa african afrique africain kenya nigeria congo namibia malawi morocco maroc mozambique zambia trade economic commerce
  economie summit sommet zhongguo zhongfei feizhou bolanhui jingmao zhanhui huanying
  博览会 长沙 湖南 北京 中国 非洲 中非 经贸 展会 论坛 欢迎 密码 我爱你 你好
  admin administrator administrateur root user login password passwort motdepasse mdp passe secret welcome bienvenue changeme
  letmein test azerty azertyuiop qsdfgh qsdfghjklm wxcvbn qwerty asdfgh zxcvbn bonjour bonsoir salut soleil jetaime chouchou doudou
  loulou chocolat marseille woaini nihao mima zhang wang chen liu yang huang qaz wsx edc rfv
  spring summer autumn winter printemps ete automne hiver january february march april may june july august september october
  november december janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
`
  .trim()
  .split(/\s+/);
