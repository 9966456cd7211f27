//! Gradient boosting of small trees on binned columns, by hand: squared loss, histograms, the larger child by
//! subtraction. Friedman (2001), "Greedy function approximation"; the histogram form is that of LightGBM.

use boreal_demo_kit::SeededRng;

/// Few bins are enough for sensors that are smoothed first, and four times quicker than 256.
const BINS: usize = 64;

/// How a model is grown.
#[derive(Debug, Clone, Copy)]
pub struct Growth {
    pub trees: usize,
    pub depth: usize,
    pub rate: f64,
    /// The share of columns a tree may split on.
    pub columns: f64,
    /// And their number at the most, so that work does not grow with the number of sensors.
    pub most_columns: usize,
    /// The share of rows a tree is grown on.
    pub rows: f64,
    pub min_leaf: usize,
    pub shrink: f64,
}

/// Where each column is cut into bins: a value's bin is the number of edges below it.
#[derive(Debug, Clone)]
pub struct Bins(Vec<Vec<f32>>);

/// Rows as bins, column after column.
#[derive(Debug, Clone)]
pub struct Binned {
    pub columns: Vec<Vec<u8>>,
    pub rows: usize,
}

impl Bins {
    /// Quantiles of each column.
    pub fn of(columns: &[Vec<f32>]) -> Self {
        Self(columns.iter().map(|column| edges(column)).collect())
    }

    pub fn apply(&self, columns: &[Vec<f32>]) -> Binned {
        Binned {
            columns: columns
                .iter()
                .zip(&self.0)
                .map(|(column, edges)| {
                    let bin = |value: &f32| edges.partition_point(|edge| edge < value) as u8;
                    column.iter().map(bin).collect()
                })
                .collect(),
            rows: columns.first().map_or(0, Vec::len),
        }
    }
}

fn edges(column: &[f32]) -> Vec<f32> {
    let mut sorted = column.to_vec();
    sorted.sort_by(f32::total_cmp);
    let mut edges: Vec<f32> = (1..BINS)
        .filter_map(|bin| sorted.get(bin * sorted.len() / BINS).copied())
        .collect();
    edges.dedup();
    edges
}

#[derive(Debug, Clone, Copy)]
enum Node {
    Split { column: u32, bin: u8, left: u32 },
    Leaf(f64),
}

#[derive(Debug, Clone)]
pub struct Model {
    start: f64,
    trees: Vec<Vec<Node>>,
}

impl Model {
    pub fn predict(&self, data: &Binned, row: usize) -> f64 {
        self.predict_by(|column| data.columns[column][row])
    }

    pub fn predict_by(&self, bin_of: impl Fn(usize) -> u8) -> f64 {
        self.start
            + self
                .trees
                .iter()
                .map(|tree| leaf(tree, &bin_of))
                .sum::<f64>()
    }
}

type Histogram = Vec<(f64, u32)>;

struct Part {
    node: usize,
    from: usize,
    to: usize,
    sum: f64,
    histogram: Histogram,
}

struct Split {
    gain: f64,
    place: usize,
    bin: u8,
    left: (f64, u32),
}

/// Grows a model on some rows; `None` when `goes_on` says to end.
pub fn grow(
    data: &Binned,
    target: &[f64],
    rows: &[u32],
    growth: &Growth,
    rng: &mut SeededRng,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<Model> {
    let start = rows.iter().map(|&row| target[row as usize]).sum::<f64>() / rows.len() as f64;
    let mut residual = vec![0.0; data.rows];
    for &row in rows {
        residual[row as usize] = target[row as usize] - start;
    }
    let mut model = Model {
        start,
        trees: Vec::with_capacity(growth.trees),
    };
    let wanted = ((data.columns.len() as f64 * growth.columns).ceil() as usize)
        .clamp(1, growth.most_columns);
    let mut columns: Vec<usize> = (0..data.columns.len()).collect();
    let mut order = Vec::with_capacity(rows.len());
    for _ in 0..growth.trees {
        if !goes_on() {
            return None;
        }
        for place in 0..wanted.min(columns.len()) {
            let other = place + rng.below((columns.len() - place) as u64) as usize;
            columns.swap(place, other);
        }
        order.clear();
        order.extend(rows.iter().copied().filter(|_| rng.uniform() < growth.rows));
        if order.is_empty() {
            order.extend_from_slice(rows);
        }
        let tree = tree(
            data,
            &residual,
            &mut order,
            &columns[..wanted.min(columns.len())],
            growth,
        );
        for &row in rows {
            residual[row as usize] -=
                leaf(&tree, &|column: usize| data.columns[column][row as usize]);
        }
        model.trees.push(tree);
    }
    Some(model)
}

/// What a tree adds for a row whose bins are these.
fn leaf(tree: &[Node], bin_of: &impl Fn(usize) -> u8) -> f64 {
    let mut at = 0;
    loop {
        match tree[at] {
            Node::Leaf(value) => return value,
            Node::Split { column, bin, left } => {
                at = left as usize + usize::from(bin_of(column as usize) > bin);
            }
        }
    }
}

fn tree(
    data: &Binned,
    residual: &[f64],
    order: &mut [u32],
    columns: &[usize],
    growth: &Growth,
) -> Vec<Node> {
    let sum = order.iter().map(|&row| residual[row as usize]).sum();
    let mut nodes = vec![Node::Leaf(0.0)];
    let mut level = vec![Part {
        node: 0,
        from: 0,
        to: order.len(),
        sum,
        histogram: histogram(data, residual, order, columns),
    }];
    for depth in 0..=growth.depth {
        let mut next = Vec::new();
        for part in level {
            let count = part.to - part.from;
            let split = if depth < growth.depth && count >= 2 * growth.min_leaf {
                best_split(&part, columns.len(), growth)
            } else {
                None
            };
            let Some(split) = split else {
                nodes[part.node] =
                    Node::Leaf(growth.rate * part.sum / (count as f64 + growth.shrink));
                continue;
            };
            let column = columns[split.place];
            let bins = &data.columns[column];
            let rows = &mut order[part.from..part.to];
            let mut middle = 0;
            for at in 0..rows.len() {
                if bins[rows[at] as usize] <= split.bin {
                    rows.swap(at, middle);
                    middle += 1;
                }
            }
            let left = nodes.len();
            nodes[part.node] = Node::Split {
                column: column as u32,
                bin: split.bin,
                left: left as u32,
            };
            nodes.extend([Node::Leaf(0.0); 2]);
            let middle = part.from + middle;
            let is_last = depth + 1 == growth.depth;
            let (small, large) = if middle - part.from <= part.to - middle {
                (part.from..middle, false)
            } else {
                (middle..part.to, true)
            };
            let (left_histogram, right_histogram) = if is_last {
                (Vec::new(), Vec::new())
            } else {
                let few = histogram(data, residual, &order[small], columns);
                let mut rest = part.histogram;
                for (rest, few) in rest.iter_mut().zip(&few) {
                    rest.0 -= few.0;
                    rest.1 -= few.1;
                }
                if large { (rest, few) } else { (few, rest) }
            };
            next.push(Part {
                node: left,
                from: part.from,
                to: middle,
                sum: split.left.0,
                histogram: left_histogram,
            });
            next.push(Part {
                node: left + 1,
                from: middle,
                to: part.to,
                sum: part.sum - split.left.0,
                histogram: right_histogram,
            });
        }
        level = next;
    }
    nodes
}

fn histogram(data: &Binned, residual: &[f64], rows: &[u32], columns: &[usize]) -> Histogram {
    // Gathered once: every column reads them in the same order.
    let own_residuals: Vec<f64> = rows.iter().map(|&row| residual[row as usize]).collect();
    let mut histogram = vec![(0.0, 0); columns.len() * BINS];
    for (own, &column) in histogram.chunks_exact_mut(BINS).zip(columns) {
        let bins = &data.columns[column];
        for (&row, residual) in rows.iter().zip(&own_residuals) {
            let bin = &mut own[usize::from(bins[row as usize]) % BINS];
            bin.0 += residual;
            bin.1 += 1;
        }
    }
    histogram
}

fn best_split(part: &Part, columns: usize, growth: &Growth) -> Option<Split> {
    let count = (part.to - part.from) as u32;
    let worth = |sum: f64, count: u32| sum * sum / (f64::from(count) + growth.shrink);
    let whole = worth(part.sum, count);
    let mut best: Option<Split> = None;
    for place in 0..columns {
        let mut left = (0.0, 0);
        for (bin, &(sum, rows)) in part.histogram[place * BINS..][..BINS].iter().enumerate() {
            left.0 += sum;
            left.1 += rows;
            let right = count - left.1;
            if (left.1 as usize) < growth.min_leaf {
                continue;
            }
            if (right as usize) < growth.min_leaf {
                break;
            }
            let gain = worth(left.0, left.1) + worth(part.sum - left.0, right) - whole;
            if gain > best.as_ref().map_or(1e-9, |best| best.gain) {
                best = Some(Split {
                    gain,
                    place,
                    bin: bin as u8,
                    left,
                });
            }
        }
    }
    best
}
