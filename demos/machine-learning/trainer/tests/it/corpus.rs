//! Labels of the corpora as ours, and weights that survive being packed.

use machine_learning::entities::features::Form;
use machine_learning::entities::labels::{LABELS, label};
use machine_learning::entities::model::{Packed, Weights as _};
use machine_learning_trainer::corpus::parse;
use machine_learning_trainer::pack::pack;

#[test]
fn columns_become_words_and_labels() {
    let text = "Iraqi\tJJ\tB-gpe\nleaders\tNNS\tO\nin\tIN\tO\nNorth\tNNP\tB-geo\nKorea\tNNP\tI-geo\n\nen:Acme\tB-ORG\n";
    let examples = parse(text);
    assert_eq!(examples.len(), 2);
    assert_eq!(
        examples[0].labels,
        [label(3, false), 0, 0, label(2, false), label(2, true)]
    );
    assert_eq!(examples[1].words, ["Acme"]);
}

#[test]
fn a_country_labelled_geopolitical_is_a_place() {
    let examples = parse("Nepal\tNNP\tB-gpe\n");
    assert_eq!(examples[0].labels, [label(2, false)]);
}

#[test]
fn packed_weights_are_read_back_to_within_a_step() {
    let mut prose = [0.0; LABELS];
    prose[1] = 2.54;
    prose[3] = -1.0;
    let fragment = [0.5; LABELS];
    let bytes = pack(
        &[
            (7, [prose, fragment, prose]),
            (4_000_000_000, [fragment, prose, fragment]),
        ],
        &[[0.25; LABELS]; LABELS],
    );
    let model = Packed::read(&bytes).unwrap();
    let mut row = [0.0; LABELS];
    model.add(7, Form::Prose, &mut row);
    assert!((row[1] - 2.54).abs() < 0.02 && (row[3] + 1.0).abs() < 0.02);
    model.add(8, Form::Prose, &mut row);
    assert!(
        (row[1] - 2.54).abs() < 0.02,
        "an unknown feature adds nothing"
    );
    assert_eq!(model.transitions()[0][0], 0.25);
    assert!(Packed::read(&bytes[..bytes.len() - 1]).is_none());
    assert!(Packed::read(b"something else").is_none());
}
