//! Words that carry grammar rather than content, by language.

use super::super::language::Language;
use std::collections::HashSet;
use std::sync::LazyLock;

const ENGLISH: &str = "a about above after again against ago all almost along also although always am among an and another any are \
    around as at away back be became because become been before began being below between both but by came can cannot come could did do \
    does doing done down during each either else enough even ever every few first for former from further get gets getting give given go \
    goes going gone got had has have having he her here hers herself him himself his how however i if in including indeed instead into is \
    it its itself just keep last later least less let like likely made make makes making many may me mean might mine more most much must \
    my myself near need never new next no nor not now of off often on once one only onto or other others our ours out over own part per \
    perhaps put rather really said same say saying says see seem seen several shall she should since so some still such take taken than \
    that the their theirs them themselves then there these they thing things this those though through thus to together told too took \
    toward towards two three under until up upon us use used very was way we well went were what when where whether which while who whom \
    whose why will with within without would yet you your yours 's 're 've 'll 'd 'm n't ’s ’re ’ve ’ll ’d ’m n’t mr. mrs. ms. dr. monday \
    tuesday wednesday thursday friday saturday sunday today yesterday tomorrow";
const FRENCH: &str = "à afin ai ainsi alors après as au aucun aura aussi autre autres aux avaient avait avant avec avez avoir avons ayant \
    bien car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez ci comme comment contre d d' dans de depuis des dès \
    deux dit donc dont du elle elles en encore entre es est et étaient était étant été être eu eux fait faire fois font ici il ils j' je jusqu' \
    l' la là laquelle le lequel les lesquels leur leurs lors lorsqu' lorsque lui m' ma mais me même mêmes mes moi moins mon n' ne ni non nos \
    notre nous on ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi pourrait puis qu' quand que quel quelle \
    quelques qui quoi s' sa sans se selon sera serait ses si sien soit son sont sous sur t' ta tandis tant te tes toi ton tous tout toute \
    toutes très trop tu un une vers voici voilà vos votre vous y c' d’ j’ l’ m’ n’ qu’ s’ t’ c’ lundi mardi mercredi jeudi vendredi samedi dimanche";
const SPANISH: &str = "a al como con cuando de del desde donde el él ella ellos en entre era eran es esta este esto está están fue fueron \
    ha han hasta hay la las le les lo los más me mi muy ni no nos o para pero por porque que qué se según ser si sí sin sobre son su sus \
    también tan tiene todo todos un una uno unos y ya";
const GERMAN: &str = "aber als am an auch auf aus bei bis da damit dann das dass dem den der des die dies diese dieser doch durch ein eine \
    einem einen einer eines er es für gegen haben hat hatte ich ihr ihre im in ist ja kann kein keine man mehr mit nach nicht noch nur ob \
    oder ohne sagte sehr sein seine sich sie sind so über um und uns unter vom von vor war waren was wenn werden wie wieder wir wird wurde \
    wurden zu zum zur";
const ITALIAN: &str = "a ai al alla alle anche che chi ci come con cui da dai dal dalla dei del della delle dello di dopo e è ed era fra \
    gli ha hanno i il in io la le lo loro ma mentre nei nel nella non o per perché però più quando quella quello questa questo se si sono \
    stata stato su sua sul sulla suo tra tutti un una uno l' dell' all' dell’ l’";
const PORTUGUESE: &str = "a ao aos as às até com como da das de depois do dos e é ela ele em entre era essa esse esta este está eu foi \
    foram há isso já mais mas mesmo muito na não nas no nos o os ou para pela pelo por porque quando que quem se segundo sem ser seu seus \
    sobre são sua suas também tem um uma";
const DUTCH: &str = "aan al als bij dan dat de die dit doch door een en er ge geen had heb heeft hem het hij hoe hun ik in is ja je kan \
    maar meer met mijn na naar niet nog nu of om onder ook op over te tegen tot uit van veel voor want was wat we werd wij wil worden wordt \
    zal ze zei zich zij zijn zo zou";

fn words(list: &'static str) -> HashSet<&'static str> {
    list.split_whitespace().collect()
}

static SETS: LazyLock<[HashSet<&'static str>; 7]> =
    LazyLock::new(|| [ENGLISH, FRENCH, SPANISH, GERMAN, ITALIAN, PORTUGUESE, DUTCH].map(words));

/// Whether a word in lower case carries grammar only.
pub fn is_stop_word(word: &str, language: Language) -> bool {
    SETS.get(language as usize)
        .is_some_and(|set| set.contains(word))
}
