/** Passwords of ten characters and more that everybody tries first, or half of such a one; in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1234567890 0123456789 9876543210 0987654321 12345678910 123456789a 123456789q a123456789 1234567890a
  1q2w3e4r5t 1qaz2wsx3edc 1qazxsw2 qwertyuiop qwertyuiop123 qwerty12345 qwerty123456 qwertyui 1q2w3e4r
  123qweasdzxc asdfghjkl asdfghjkl123 zxcvbnm123 password password1 password12 password123 password1234
  password12345 passw0rd123 p@ssw0rd p@ssw0rd123 p@ssword123 mypassword motdepasse motdepasse1
  motdepasse123 azertyuiop azertyuiop123 azerty12345 azerty123456 bonjour123 bonjour1234 jetaime123
  iloveyou iloveyou1 iloveyou12 iloveyou123 administrator administrator1 admin12345 admin123456 adminadmin
  welcome123 welcome1234 letmein123 changeme123 football123 superman123 princess123 sunshine123 liverpool1
  manchester1 chocolate1 michael123 charlie123 dragon1234 monkey1234 abc1234567 abcd123456 abcdefghij
  abcde12345 a1b2c3d4e5 aa12345678 woaini1314 woaini520 woaini521 5201314520 1314520520 a1234567890
  wang123456 zhang123456 li123456789 qq123456789 asd123456789 zxc123456789 111222333444 123123123
  123123123123 1231231234 112233445566 121212121212 147258369 147258369147 159357159357 741852963 789456123
  7894561230 1029384756 google1234 facebook123 samsung123 nigeria123 kenya12345 hunan123456 changsha123
  china123456 africa12345 expo2025expo expo123456 caetaexpo
`
    .trim()
    .split(/\s+/),
);
